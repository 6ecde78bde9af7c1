import { getOrCreateKeyPair, findKeyPair } from 'shared-kernel/workspace';

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Email addresses are compared case-insensitively. */
const idOf = (email: string) => `signatory ${email.trim().toLowerCase()}`;

/** Whether this page can sign and verify. Browsers allow Web Crypto only on a secure connection. */
export const isSigningSupported = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined;

/** Returns the key pair that this browser stores for an email address. Rejects if the browser cannot store a key. */
export const getSignatoryKey = (email: string): Promise<CryptoKeyPair> =>
  getOrCreateKeyPair(idOf(email), () =>
    crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']),
  );

/**
 * Returns the public key of an email address as SubjectPublicKeyInfo, or `undefined` if the address has not signed in
 * this browser.
 */
export async function findPublicKey(email: string): Promise<Uint8Array | undefined> {
  const stored = await findKeyPair(idOf(email));
  return stored && new Uint8Array(await crypto.subtle.exportKey('spki', stored.publicKey));
}
