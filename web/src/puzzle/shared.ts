/** Puzzles in a link: the text, squeezed, behind the # of its address, so that no server keeps it. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const squeezed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(squeezed).arrayBuffer());
}

export async function packedText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The text that a link carries; whatever is broken about it, it is empty. */
export async function unpackedText(packed: string): Promise<string> {
  try {
    const plain = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    return "";
  }
}
