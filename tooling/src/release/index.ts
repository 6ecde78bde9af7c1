export { repository } from '../packages';
export { DirectoryStore } from '../store/directory-store';
export { openStore } from '../store/open-store';
export { probeStore } from '../store/probe';
export { raceRound } from './race';
export { runToolingCommand, type CommandResult } from './run-tooling-command';
