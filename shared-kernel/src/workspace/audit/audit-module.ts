// The lazy chunk of the audit log: digests, verification and signing keys.
export { publicKeyOf, signatureState, signBytes } from './signatures';
export { bytesDigest, canonicalText, headOf, lastEntryHead, linkAll } from './chain';
export { keyPair, ownPublicKey, signingKey, storedKeyPair } from './signing-keys';
export { verifyLog } from './verify-log';
