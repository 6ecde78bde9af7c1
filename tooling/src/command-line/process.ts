import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface ProcessOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly onLine?: (line: string) => void;
  readonly silence?: number;
  readonly signal?: AbortSignal;
}

export interface ProcessResult {
  /** The exit code: 127 if the process could not start, 130 if a signal ended it. */
  readonly code: number;
  /** The output of stdout and stderr, interleaved. */
  readonly output: string;
}

/** Time in milliseconds for an aborted process to end before it is killed. */
const graceMs = 10_000;
const isGrouped = process.platform !== 'win32';

/** Runs a program until it ends. The promise never rejects; the result contains any error. */
export function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env, onLine, silence, signal }: ProcessOptions = {},
): Promise<ProcessResult> {
  // The child has a separate process group, because Ctrl-C would otherwise reach it twice: from the terminal and from
  // this process.
  const child = spawn(command, args, {
    ...(cwd !== undefined && { cwd }),
    ...(env !== undefined && { env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGrouped,
  });
  const kill = (name: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (isGrouped) process.kill(-child.pid, name);
    else child.kill(name);
  };
  const abort = () => {
    kill('SIGINT');
    setTimeout(kill, graceMs, 'SIGKILL').unref();
  };
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) abort();
  const quiet = silence === undefined ? undefined : setTimeout(abort, silence);

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      quiet?.refresh();
    });
    if (onLine) createInterface({ input: stream }).on('line', onLine);
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => {
      clearTimeout(quiet);
      signal?.removeEventListener('abort', abort);
      resolve({ code: code ?? 130, output });
    });
  });
}
