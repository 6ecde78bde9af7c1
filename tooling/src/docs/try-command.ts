import { spawn } from 'node:child_process';
import { isServer } from './blocks';

export interface Tried {
  /** The exit code; nothing where a signal ended it. */
  readonly code: number | null;
  readonly output: string;
}

/** What is set for the run that tries the documents is none of the commands' business. */
const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(TRUSTFOLD_|npm_|PW_|PLAYWRIGHT_)/.test(name),
    ),
  );

/**
 * Runs a command of a document in a folder, as a person would. One that serves is asked for the page at the address that it
 * prints, and then stopped.
 */
export async function tryCommand(command: string, folder: string): Promise<Tried> {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    // A group of its own, which is stopped as a whole: npm does not pass a signal on.
    detached: true,
    env: ownEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let output = '';
  let isAsked = false;
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    const [, address] = /Open (http:\S+)/.exec(output) ?? [];
    if (isAsked || address === undefined || !isServer(command)) return;
    isAsked = true;
    void fetch(address)
      .then(({ status }) => (output += `\n${address} answered ${status}.\n`))
      .catch((error: unknown) => (output += `\n${address} did not answer: ${String(error)}\n`))
      .finally(() => child.pid !== undefined && process.kill(-child.pid, 'SIGINT'));
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return { code: await closed, output };
}
