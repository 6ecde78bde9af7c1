/** Creates and verifies evidence packs. This module is a lazy chunk. */
export { collectPack } from './collect-pack';
export { judgePack } from './judge-pack';
export { makePack } from './make-pack';
