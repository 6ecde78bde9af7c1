/** Entry point of the chunk that reads and writes workspace files. It loads on demand. */
export { findRestorePoint } from './restore-point';
export {
  inspectFile,
  replaceWithFile,
  replaceWithRestorePoint,
  replaceWithSample,
} from './replace-workspace';
export { createQuarantineText, writeWorkspace } from './write-workspace';
