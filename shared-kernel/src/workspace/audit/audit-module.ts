// Entry point of the audit chunk, which loads on demand: digests, verification and signing keys.
export { exportPublicKey, verifySignature, signBytes } from '../../evidence-pack/signatures';
export {
  computeBytesDigest,
  toCanonicalJson,
  createLogHead,
  findLastHead,
  linkEntries,
} from './chain';
export { getOrCreateKeyPair, getOwnPublicKey, getSigningKey, findKeyPair } from './signing-keys';
export { verifyLog } from './verify-log';
