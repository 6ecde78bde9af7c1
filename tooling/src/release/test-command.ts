import { join } from 'node:path';
import { type ProcessResult, runProcess } from '../command-line/process';
import { repository } from '../packages';

export type CommandResult = ProcessResult;

/** Runs `npm run <command> -- …` in a separate process for tests, without installing packages. */
export function runToolingCommand(
  command: 'release' | 'new',
  args: readonly string[],
): Promise<CommandResult> {
  const cli = join(repository, 'tooling', 'src', 'cli', `${command}.ts`);
  return runProcess(process.execPath, ['--import', 'tsx', cli, ...args], {
    cwd: join(repository, 'tooling'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}
