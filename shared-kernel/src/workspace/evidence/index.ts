export { checkpointState } from './checkpoint';
export { makeCheckpoint } from './checkpoint-store';
export { verifyLog } from './verify-log';
