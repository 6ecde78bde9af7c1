/** UTF-8 bytes as a `Uint8Array` of this realm, even if `TextEncoder` comes from another one. */
export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
