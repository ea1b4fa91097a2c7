// How the box of a game looks that brought none: everything follows from its id and its name, so that it looks the same every day.

/** FNV-1a: a number from a text, as mixed as needs be. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return mixed;
}

export interface Colours {
  top: string;
  side: string;
  bright: string;
  deep: string;
}

// Not those between orange and green: dark, they are mud.
const hues = [4, 16, 150, 165, 180, 195, 210, 225, 245, 262, 280, 300, 325, 345];

export function coloursOf(id: string): Colours {
  const hue = hues[hash(id) % hues.length]!;
  return {
    top: `hsl(${hue} 46% 42%)`,
    side: `hsl(${hue} 50% 28%)`,
    bright: `hsl(${hue} 80% 86%)`,
    deep: `hsl(${hue} 50% 14%)`,
  };
}

/** Nine tiles: on each one of the four seats' shapes (0 to 3), a quarter turn or more, or nothing (-1). */
export function patternOf(id: string): { shape: number; turn: number; filled: boolean }[] {
  return Array.from({ length: 9 }, (_, i) => {
    const seed = hash(`${id} ${i}`);
    return { shape: (seed % 6) - 2, turn: (seed >>> 8) % 4, filled: (seed >>> 12) % 2 === 0 };
  });
}

export interface Title {
  lines: string[];
  size: number;
}

// How wide a letter of the display type is, in parts of its size.
const letter = 0.6;

/** A name broken into lines for a cover of this width, as large as it goes; what is too long even then is set smaller. */
export function titleOf(name: string, width: number, largest: number, most: number): Title {
  const words = name.split(/\s+/).filter(Boolean);
  for (let size = largest; size > 8; size -= 1) {
    const room = Math.floor(width / (size * letter));
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    if (lines.length <= most && lines.every((line) => line.length <= room)) return { lines, size };
  }
  return { lines: [name], size: 8 };
}
