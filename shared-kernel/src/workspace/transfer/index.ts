/** What reads and writes workspace files; it comes when somebody asks for one. */
export { FileLog } from './file-log';
export { workspaceText } from './lines';
export { quarantineText } from '../workspace-file';
export { createBlobSink, writeFile } from './write-file';
export { replaceByBackup, replaceByFile, replaceBySample } from '../backup/replacing';
