export { makeCheckpoint } from 'shared-kernel/evidence';
