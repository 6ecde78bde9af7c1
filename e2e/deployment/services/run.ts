import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a program to its end; rejects with what it said when it fails. It has no time limit of its own, which a
 * loaded machine would meet: the limit of the test or the fixture bounds one that hangs.
 */
export async function run(command: string, args: readonly string[], cwd?: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await execute(command, [...args], { cwd, env });
  return stdout;
}

/** Whether programs are there to be run. */
export async function has(...commands: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    commands.map((command) =>
      run('sh', ['-c', `command -v ${command}`]).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}
