/** Encodes a text as UTF-8. The `Uint8Array` belongs to the current JavaScript realm. */
export const encodeUtf8 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
