// The entry point of the lazy audit chunk: digests, verification and signing keys.
export { publicKeyOf, signatureState, signBytes } from './signatures';
export { bytesDigest, canonicalText, headOf, lastEntryHead, linkAll } from './chain';
export { keyPair, ownPublicKey, signingKey, storedKeyPair } from './signing-keys';
export { verifyLog } from './verify-log';
