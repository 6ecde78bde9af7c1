import { keyPair, storedKeyPair } from 'shared-kernel/workspace';

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Addresses are the same in either letter case. */
const idOf = (email: string) => `signatory ${email.trim().toLowerCase()}`;

/** Whether this page can sign and verify: a browser does neither on a page without a secure connection. */
export const canSign = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined;

/** The pair of keys that signs for an email address in this browser. Rejects as `keyPair` does. */
export const signatoryKey = (email: string): Promise<CryptoKeyPair> =>
  keyPair(idOf(email), () => crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']));

/** Its public half, as the bytes of SubjectPublicKeyInfo; undefined if the address has not signed in this browser. */
export async function knownPublicKey(email: string): Promise<Uint8Array | undefined> {
  const stored = await storedKeyPair(idOf(email));
  return stored && new Uint8Array(await crypto.subtle.exportKey('spki', stored.publicKey));
}
