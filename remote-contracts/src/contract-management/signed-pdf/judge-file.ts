import { bringSignatures } from './bring';
import { knownPublicKey } from 'shared-kernel/workspace';
import type { ReadSignature } from './read-signatures';
import type { JudgedPdf } from './verdict';

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Whether the key is the one that this browser keeps for the address that the signature gives. */
async function isKnown({ email, publicKey }: ReadSignature): Promise<boolean> {
  if (email === undefined || publicKey === undefined) return false;
  const known = await knownPublicKey(email).catch(() => undefined);
  return known !== undefined && isSame(known, publicKey);
}

/** Reads a file’s signatures and compares their keys with those of this browser. */
export async function judgeFile(bytes: Uint8Array): Promise<JudgedPdf> {
  const { readSignatures } = await bringSignatures();
  const pdf = await readSignatures(bytes);
  if (pdf.state !== 'read') return pdf;
  const signatures = pdf.signatures.map(async (signature) => ({
    ...signature,
    isKnown: await isKnown(signature),
  }));
  return { ...pdf, signatures: await Promise.all(signatures) };
}
