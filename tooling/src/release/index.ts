export { readBuiltRelease } from '../compose/built-release';
export { repository } from '../packages';
export { DirectoryStore } from '../store/directory-store';
export { openStore, probeStore } from '../store/open-store';
export { type CommandResult, runToolingCommand } from './test-command';
