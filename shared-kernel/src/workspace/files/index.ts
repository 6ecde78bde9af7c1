/** The entry point of the lazy chunk that reads and writes workspace files. */
export { inspectFile } from './inspect-file';
export { findRestorePoint } from './restore-point';
export { replaceByFile, replaceByRestorePoint, replaceBySample } from './replace-workspace';
export { createQuarantineText, writeWorkspace } from './write-workspace';
