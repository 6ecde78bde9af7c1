const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as RFC 4648 writes them for people to copy, five bits a letter, unpadded. */
export function base32Of(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => digits[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes that a text in base32 encodes; what is no digit of it counts as nothing. */
export function bytesOfBase32(text: string): Uint8Array {
  let bits = '';
  for (const letter of text.toUpperCase()) {
    const value = digits.indexOf(letter);
    if (value >= 0) bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => parseInt(byte, 2));
}
