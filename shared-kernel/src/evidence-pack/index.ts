/** What makes and reads evidence packs; it loads when one is asked for. */
export { collectPack } from './collect-pack';
export { judgePack } from './judge-pack';
export { makePack } from './make-pack';
