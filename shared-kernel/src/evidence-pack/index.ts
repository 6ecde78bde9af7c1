/** Creates and verifies evidence packs. This module is loaded lazily as a separate chunk. */
export { collectPack } from './collect-pack';
export { verifyPack } from './verify-pack';
export { createPack } from './create-pack';
