// The entry point of the lazy audit chunk: digests, verification and keys.
export { computeBytesDigest, toCanonicalJson, findLastHead, linkEntries } from './link-entries';
export { getOrCreateKeyPair, findKeyPair } from './signing-keys';
export { verifyLog } from './verify-log';
