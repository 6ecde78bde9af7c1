import { join } from 'node:path';
import { type ProcessResult, runProcess } from '../command-line/process';
import { repository } from '../packages';

export type CommandResult = Pick<ProcessResult, 'code' | 'output'>;

/** Only a hanging command has no output for so long. There is no total limit, which a loaded machine could exceed. */
const silenceMs = 600_000;

/** For tests, runs `npm run <command> -- …` in a separate process, without the installing steps. */
export function runToolingCommand(
  command: 'release' | 'new',
  args: readonly string[],
): Promise<CommandResult> {
  const cli = join(repository, 'tooling', 'src', 'cli', `${command}.ts`);
  return runProcess(process.execPath, ['--import', 'tsx', cli, ...args], {
    cwd: join(repository, 'tooling'),
    env: { ...process.env, NODE_OPTIONS: '' },
    silence: silenceMs,
  });
}
