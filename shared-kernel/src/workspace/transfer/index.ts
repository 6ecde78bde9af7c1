/** What reads and writes workspace files; it comes when somebody asks for one. */
export { workspaceText } from './lines';
export { readWorkspace } from './read-workspace';
export { refuseWithoutRoom } from './room';
export { quarantineText } from '../workspace-file';
export { createBlobSink, writeFile } from './write-file';
