/** Encodes UTF-8 bytes as a `Uint8Array` of the current realm, even if `TextEncoder` belongs to a different realm. */
export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
