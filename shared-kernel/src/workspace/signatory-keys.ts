import { bringEvidence } from './evidence/bring-evidence';

/**
 * Whether this page can sign and verify: a browser does neither on a page without a secure connection.
 *
 * @example
 * if (!canSign()) show({ title: 'This page cannot sign' });
 */
export const canSign = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined;

/**
 * The pair of keys that signs for an email address in this browser (RSA 2048, SHA-256), made when it is first needed.
 * The private half cannot be exported. Rejects where the browser keeps no database or the page has no secure connection.
 *
 * @example
 * const { publicKey } = await signatoryKey('elena@meridian.example');
 */
export const signatoryKey = async (email: string): Promise<CryptoKeyPair> =>
  (await bringEvidence()).signatoryPair(email);

/**
 * The public half of that pair, as the bytes of SubjectPublicKeyInfo; undefined where the address has not signed in
 * this browser. Rejects as `signatoryKey` does.
 *
 * @example
 * const key = await knownPublicKey('elena@meridian.example');
 */
export const knownPublicKey = async (email: string): Promise<Uint8Array | undefined> =>
  (await bringEvidence()).signatoryPublicKey(email);
