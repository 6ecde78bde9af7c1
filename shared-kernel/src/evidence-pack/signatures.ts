import { findKeyPair, getOrCreateKeyPair } from '../workspace/audit/load-audit-module';

interface Signed {
  readonly signature?: string | undefined;
  readonly publicKey?: string | undefined;
}

/** `forged` if the signature does not match the key, `unchecked` if this browser cannot verify it. */
type SignatureState = 'signed' | 'unsigned' | 'forged' | 'unchecked';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

const keyName = 'signing';

/** `crypto.subtle` is missing on insecure pages. */
function subtle(): SubtleCrypto | undefined {
  const page: Partial<Crypto> = crypto;
  return page.subtle;
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const getBytes = (text: string) => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));

/** Creates a key whose private part cannot be exported. */
export const createSigningKey = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);

/** This browser's signing key, created when first needed; `undefined` if the browser cannot store or use one. */
export const getSigningKey = (): Promise<CryptoKeyPair | undefined> =>
  getOrCreateKeyPair(keyName, createSigningKey).catch(() => undefined);

export async function exportPublicKey({ publicKey }: CryptoKeyPair): Promise<string | undefined> {
  const exported = await subtle()?.exportKey('spki', publicKey);
  return exported && base64(exported);
}

/** The public key of this browser’s signing key pair; `undefined` if this browser has signed nothing. */
export async function getOwnPublicKey(): Promise<string | undefined> {
  const stored = await findKeyPair(keyName).catch(() => undefined);
  return stored && exportPublicKey(stored);
}

/** Signs bytes. Without a key, the result has no signature. */
export async function signBytes(
  bytes: Uint8Array<ArrayBuffer>,
  key: CryptoKeyPair | undefined,
): Promise<Signed> {
  const cryptography = subtle();
  if (!cryptography || !key) return {};
  const [signature, publicKey] = await Promise.all([
    cryptography.sign(signing, key.privateKey, bytes),
    exportPublicKey(key),
  ]);
  return { signature: base64(signature), publicKey };
}

/** Verifies a signature. Returns `unchecked` if this browser cannot verify signatures. */
export async function verifySignature(
  bytes: Uint8Array<ArrayBuffer>,
  { signature, publicKey }: Signed,
): Promise<SignatureState> {
  if (signature === undefined || publicKey === undefined) return 'unsigned';
  const cryptography = subtle();
  if (!cryptography) return 'unchecked';
  try {
    const key = await cryptography.importKey('spki', getBytes(publicKey), algorithm, false, [
      'verify',
    ]);
    const isSigned = await cryptography.verify(signing, key, getBytes(signature), bytes);
    return isSigned ? 'signed' : 'forged';
  } catch {
    return 'forged';
  }
}
