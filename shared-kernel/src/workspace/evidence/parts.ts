// What the workspace fetches of the evidence when it first writes; other packages take `shared-kernel/evidence`.
export { headOf, headOfStanding, linkEntry } from './chain';
export { keptCheckpoints, makeCheckpoint, ownPublicKey } from './checkpoint-store';
export { bytesDigest } from './digest';
export { placeFault } from './place-fault';
export { verifyKeptLog } from './verify-kept-log';
export { verifyLog } from './verify-log';
export { writeFault } from '../write-fault';
