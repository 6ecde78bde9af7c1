import { join } from 'node:path';
import { type ProcessResult, runProcess } from '../command-line/process';
import { repository } from '../packages';

export type CommandResult = Pick<ProcessResult, 'code' | 'output'>;

/** No limit on how long it takes, which a loaded machine would meet: only one that hangs says nothing for so long. */
const silenceMs = 600_000;

/** Runs `npm run <command> -- …` as a process of its own, without the steps that install. For tests. */
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
