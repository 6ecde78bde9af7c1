/** Creates and verifies evidence packs. This module is loaded lazily as a separate chunk. */
export { collectPackContents } from './collect-pack-contents';
export { verifyPack } from './verify-pack';
export { createEvidencePack } from './create-evidence-pack';
export { getSigningKey } from './signatures';
