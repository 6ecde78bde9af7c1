export { makeCheckpoint, signedAlone } from 'shared-kernel/evidence';
