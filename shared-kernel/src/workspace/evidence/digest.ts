import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** Half of a character in JSON text, which no canonical JSON has. */
const halfCharacter = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** A value as JSON has it: nothing undefined, no number that is none, and every character whole. */
export function plainJson<T>(value: T): T {
  const text = JSON.stringify(value);
  return JSON.parse(text.includes('\\ud') ? text.replace(halfCharacter, '$1\ufffd') : text) as T;
}

/** A value as the one text that RFC 8785 has for it; what that has no text for, as JSON has it. */
export function canonicalText(value: unknown): string {
  try {
    return canonicalize(value) ?? '';
  } catch {
    return canonicalize(plainJson(value)) ?? '';
  }
}

/** The SHA-256 digest of a value's canonical JSON, as hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalText(value))));

/** The SHA-256 digest of bytes, as hexadecimal digits. */
export const bytesDigest = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** A digest over values one after another, each a line of canonical JSON. */
export function createLinesDigest() {
  const hash = sha256.create();
  let count = 0;
  return {
    add(value: unknown) {
      hash.update(utf8ToBytes(`${canonicalText(value)}\n`));
      count += 1;
    },
    end: () => ({ digest: bytesToHex(hash.digest()), count }),
  };
}
