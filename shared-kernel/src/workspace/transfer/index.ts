/** What reads and writes workspace files; it loads when one is asked for. */
export { FileLog } from './file-log';
export { inspectFile } from './inspect-file';
export { workspaceText } from './lines';
export { quarantineText } from '../workspace-file';
export { createBlobSink, writeFile } from './write-file';
export { replaceByBackup, replaceByFile, replaceBySample } from '../backup/replacing';
