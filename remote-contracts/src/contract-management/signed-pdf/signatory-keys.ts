import { keyPair, storedKeyPair } from 'shared-kernel/workspace';

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Email addresses are compared without case. */
const idOf = (email: string) => `signatory ${email.trim().toLowerCase()}`;

/** Whether this page can sign and verify. Browsers require a secure connection for both. */
export const canSign = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined;

/** The key pair of an email address in this browser. Rejects like `keyPair`. */
export const signatoryKey = (email: string): Promise<CryptoKeyPair> =>
  keyPair(idOf(email), () => crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']));

/**
 * The public key of an email address as SubjectPublicKeyInfo; `undefined` if the address has not signed in this
 * browser.
 */
export async function knownPublicKey(email: string): Promise<Uint8Array | undefined> {
  const stored = await storedKeyPair(idOf(email));
  return stored && new Uint8Array(await crypto.subtle.exportKey('spki', stored.publicKey));
}
