import { bringEvidence } from './evidence/bring-evidence';

/**
 * The SHA-256 digest of a file's bytes, as hexadecimal digits, made by what makes those of the audit log.
 *
 * @example
 * await fileDigest(new TextEncoder().encode('abc')); // 'ba7816bf…', 64 digits
 */
export async function fileDigest(bytes: Uint8Array): Promise<string> {
  const { bytesDigest } = await bringEvidence();
  return bytesDigest(bytes);
}
