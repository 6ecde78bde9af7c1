import { inKeys, keyIn } from './signing-keys';

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Addresses are the same in either letter case. */
const idOf = (email: string) => `signatory ${email.trim().toLowerCase()}`;

const makePair = () => crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);

/** The pair that signs for an address, made when it is first needed; fails where the browser keeps none. */
export const signatoryPair = (email: string): Promise<CryptoKeyPair> =>
  inKeys((database) => keyIn(database, idOf(email), makePair));

/** The public half of the pair of an address, as SubjectPublicKeyInfo; undefined if it has not signed here. */
export const signatoryPublicKey = (email: string): Promise<Uint8Array | undefined> =>
  inKeys(async (database) => {
    const kept = await database.get('keys', idOf(email));
    return kept && new Uint8Array(await crypto.subtle.exportKey('spki', kept.publicKey));
  });
