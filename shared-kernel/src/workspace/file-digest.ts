import { bringEvidence } from './evidence/bring-evidence';

/** The SHA-256 digest of a file's bytes, as hexadecimal digits, made by what makes those of the audit log. */
export async function fileDigest(bytes: Uint8Array): Promise<string> {
  const { bytesDigest } = await bringEvidence();
  return bytesDigest(bytes);
}
