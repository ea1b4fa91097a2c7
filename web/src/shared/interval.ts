// A share of a count, and where the true one lies in 19 cases of 20 (Wilson's interval, which holds for few and for none too).
export interface Share {
  value: number;
  low: number;
  high: number;
}

const Z = 1.96;

export function share(part: number, of: number): Share | null {
  if (of <= 0) return null;
  const value = part / of;
  const square = Z * Z;
  const middle = (value + square / (2 * of)) / (1 + square / of);
  const half = (Z / (1 + square / of)) * Math.sqrt((value * (1 - value)) / of + square / (4 * of * of));
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
