import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end; rejects with what it said when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  cwd?: string,
  timeout = 60_000,
): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await execute(command, [...args], { cwd, timeout, env });
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
