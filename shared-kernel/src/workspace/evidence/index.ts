export { headOf, headOfStanding, linkEntry } from './chain';
export {
  checkpointState,
  makeSigningKey,
  signCheckpoint,
  type Checkpoint,
  type CheckpointState,
} from './checkpoint';
export { makeCheckpoint, signedAlone } from './checkpoint-store';
export type { ClosedSections } from './closings';
export { verifyLog, type LogBreak, type LogVerdict } from './verify-log';
