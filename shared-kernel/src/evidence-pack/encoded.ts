/** A text as UTF-8, in bytes of this window whichever window made the encoder. */
export const encoded = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
