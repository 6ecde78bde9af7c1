import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a program without a time limit, because the test stops a program that hangs. Rejects with the output if the
 * program fails.
 */
export async function run(command: string, args: readonly string[], cwd?: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await execute(command, [...args], { cwd, env });
  return stdout;
}

export async function areCommandsInstalled(...commands: readonly string[]): Promise<boolean> {
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
