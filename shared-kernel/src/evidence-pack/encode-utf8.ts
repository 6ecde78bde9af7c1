/** Encodes a text as UTF-8. The bytes are copied to a `Uint8Array` of the current JavaScript realm. */
export const encodeUtf8 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
