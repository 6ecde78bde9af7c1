// What the workspace fetches of the evidence when it first writes; other packages take `shared-kernel/evidence`.
export { publicKeyOf, signatureState, signBytes } from './checkpoint';
export { headOf, headOfStanding, linkAll } from './chain';
export { keptCheckpoints, makeCheckpoint, ownPublicKey, signingKey } from './checkpoint-store';
export { closeSection } from './close-section';
export { bytesDigest, canonicalText } from './chain';
export { verifyKeptLog } from './verify-kept-log';
export { verifyLog } from './verify-log';
export { signatoryPair, signatoryPublicKey } from './signatory-keys';
