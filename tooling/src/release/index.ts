export { promote } from '../compose/compose';
export { readBuiltShell } from '../compose/built-shell';
export { putRelease } from '../compose/releases';
export { readBuiltRelease } from '../compose/built';
export { putShell } from '../compose/shell-release';
export { repository } from '../packages';
export { DirectoryStore } from '../store/directory-store';
export { openStore } from '../store/open-store';
export { probeStore } from '../store/probe';
export { runsIn } from './gate';
export {
  killedFiles,
  killedRound,
  raceRound,
  runToolingCommand,
  type CommandResult,
} from './test-rounds';
