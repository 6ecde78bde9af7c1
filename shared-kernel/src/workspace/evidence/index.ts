export { checkpointState, type Checkpoint } from './checkpoint';
export { makeCheckpoint } from './checkpoint-store';
export { verifyLog, type LogVerdict } from './verify-log';
