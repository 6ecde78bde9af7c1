/** Creates and verifies evidence packs. This module is a lazy chunk. */
export { collectPack } from './collect-pack';
export { verifyPack } from './verify-pack';
export { createPack } from './create-pack';
