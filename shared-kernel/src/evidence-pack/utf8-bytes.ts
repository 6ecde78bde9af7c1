/**
 * Encodes a text as UTF-8. The `Uint8Array` belongs to the current JavaScript realm, even if `TextEncoder` belongs to
 * another realm.
 */
export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
