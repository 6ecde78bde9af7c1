import { canonicalText } from './chain';
import type { KnownEntry } from './verify-log';

/** What a checkpoint says: that the log stood at this entry then; `at` is an ISO instant. */
export interface CheckpointStatement extends KnownEntry {
  readonly at: string;
}

/** A signature and the public key that proves it, both in base64; neither where the browser could not sign. */
export interface Signed {
  readonly signature?: string | undefined;
  readonly publicKey?: string | undefined;
}

/** A statement with its signature. */
export interface Checkpoint extends CheckpointStatement, Signed {}

/** What is known of a signature: `forged` where its signature is another’s, `unchecked` where this browser could not check. */
export type CheckpointState = 'signed' | 'unsigned' | 'forged' | 'unchecked';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Insecure pages have none. */
function subtle(): SubtleCrypto | undefined {
  const page: Partial<Crypto> = crypto;
  return page.subtle;
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const bytesOf = (text: string) => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));

/** What is signed: the statement as canonical JSON. */
const signedBytes = ({ seq, digest, at }: CheckpointStatement) =>
  new TextEncoder().encode(canonicalText({ type: 'trustfold-checkpoint', seq, digest, at }));

/** A key of this browser, whose private half never leaves it; undefined if the browser has no WebCrypto. */
export async function makeSigningKey(): Promise<CryptoKeyPair | undefined> {
  return subtle()?.generateKey(algorithm, false, ['sign', 'verify']);
}

/** A key's public half in base64, as checkpoints bear it. */
export const publicKeyOf = async ({ publicKey }: CryptoKeyPair): Promise<string | undefined> => {
  const exported = await subtle()?.exportKey('spki', publicKey);
  return exported && base64(exported);
};

/** Signs bytes; they stay unsigned without a key. */
export async function signBytes(
  bytes: Uint8Array<ArrayBuffer>,
  key: CryptoKeyPair | undefined,
): Promise<Signed> {
  const cryptography = subtle();
  if (!cryptography || !key) return {};
  const [signature, publicKey] = await Promise.all([
    cryptography.sign(signing, key.privateKey, bytes),
    publicKeyOf(key),
  ]);
  return { signature: base64(signature), publicKey };
}

/** Whether a signature of bytes is the key's; `unchecked` where this browser cannot tell. */
export async function signatureState(
  bytes: Uint8Array<ArrayBuffer>,
  { signature, publicKey }: Signed,
): Promise<CheckpointState> {
  if (signature === undefined || publicKey === undefined) return 'unsigned';
  const cryptography = subtle();
  if (!cryptography) return 'unchecked';
  try {
    const key = await cryptography.importKey('spki', bytesOf(publicKey), algorithm, false, [
      'verify',
    ]);
    const isSigned = await cryptography.verify(signing, key, bytesOf(signature), bytes);
    return isSigned ? 'signed' : 'forged';
  } catch {
    return 'forged';
  }
}

/** Signs a statement; it stays unsigned without a key. */
export const signCheckpoint = async (
  statement: CheckpointStatement,
  key: CryptoKeyPair | undefined,
): Promise<Checkpoint> => ({ ...statement, ...(await signBytes(signedBytes(statement), key)) });

/** Whether a checkpoint's signature is the key's. */
export const checkpointState = (checkpoint: Checkpoint): Promise<CheckpointState> =>
  signatureState(signedBytes(checkpoint), checkpoint);
