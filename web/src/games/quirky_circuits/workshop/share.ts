// A scenario in a link: packed, and written in letters that an address may have.
const pack = async (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array> => new Uint8Array(await new Response(new Response(bytes).body!.pipeThrough(way)).arrayBuffer());

export async function toHash(text: string): Promise<string> {
  const packed = await pack(new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>, new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...packed)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
export async function fromHash(hash: string): Promise<string> {
  const packed = Uint8Array.from(atob(hash.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await pack(packed, new DecompressionStream('deflate-raw')));
}
