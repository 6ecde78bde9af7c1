const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes base32. Characters outside the alphabet are ignored. */
export function decodeBase32(text: string): Uint8Array {
  let bits = '';
  for (const letter of text.toUpperCase()) {
    const value = digits.indexOf(letter);
    if (value >= 0) bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => parseInt(byte, 2));
}
