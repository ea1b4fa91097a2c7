// A text in a link: packed, and written in letters that an address may have.
const LONGEST = 6000; // letters; ours have about 500, and messengers cut what is much longer
const LARGEST = 64_000; // of the file

const stream = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => new Response(bytes).body!;

/** null: too long. */
export async function toHash(text: string): Promise<string | null> {
  const packed = stream(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length * 4 > LONGEST * 3) return null;
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Fails if something is missing, or if far too much comes out of it. */
export async function fromHash(hash: string): Promise<string> {
  if (hash.length > LONGEST) throw new Error('too long');
  const packed = Uint8Array.from(atob(hash.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const reader = stream(packed)
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > LARGEST) throw new Error('too large');
  }
  return text;
}
