import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

export type ProcessOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Each line as it comes, from either stream. */
  onLine?: (line: string) => void;
  /** Milliseconds after which it is stopped in any case. */
  timeout?: number;
  /** Milliseconds of silence after which it is stopped. */
  silence?: number;
  signal?: AbortSignal | undefined;
};

export type ProcessResult = {
  /** As a shell has it: 128 and the number of the signal that ended it, 127 when it could not start. */
  code: number;
  /** Both streams as they came. */
  output: string;
  /** Why it was ended from here: it ran too long, said nothing for too long, or that was asked for. */
  stopped?: 'late' | 'silent' | 'aborted' | undefined;
};

/** A test runner writes its report in this time. */
const graceMs = 10_000;
const grouped = process.platform !== 'win32';

/** Ends a child with all its own: asks first, and kills what is left after the grace. */
function stopperOf(child: ChildProcess) {
  let reason: ProcessResult['stopped'];
  let killer: NodeJS.Timeout | undefined;

  const kill = (name: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (grouped) process.kill(-child.pid, name);
    else child.kill(name);
  };
  return {
    stop: (why: ProcessResult['stopped']) => {
      reason ??= why;
      kill('SIGINT');
      killer ??= setTimeout(() => kill('SIGKILL'), graceMs);
    },
    /** To be called once the child has ended; returns why it was stopped. */
    end: () => {
      clearTimeout(killer);
      return reason;
    },
  };
}

/** Runs a program to its end and never rejects: what went wrong is in the result. */
export function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, onLine, timeout, silence, signal }: ProcessOptions = {},
): Promise<ProcessResult> {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that Ctrl-C in the terminal reaches it once (from here) and its children too.
    detached: grouped,
  });
  const { stop, end } = stopperOf(child);
  let output = '';
  const limit = timeout === undefined ? undefined : setTimeout(stop, timeout, 'late');
  const quiet = silence === undefined ? undefined : setTimeout(stop, silence, 'silent');
  const abort = () => stop('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) abort();

  const take = (chunk: string) => {
    output += chunk;
    quiet?.refresh();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', take);
    if (onLine) createInterface({ input: stream }).on('line', onLine);
  }
  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearTimeout(limit);
      clearTimeout(quiet);
      signal?.removeEventListener('abort', abort);
      resolve({ code, output, stopped: end() });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code, ended) => {
      finish(code ?? 128 + (ended === null ? 0 : constants.signals[ended]));
    });
  });
}
