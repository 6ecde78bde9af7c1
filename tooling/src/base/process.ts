import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export type ProcessOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Each line as it comes, from either stream. */
  onLine?: (line: string) => void;
  /** Milliseconds after which it is stopped, whatever it does. */
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

/** Runs a program to its end and never rejects: what went wrong is in the result. */
export function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, onLine, timeout, silence, signal }: ProcessOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group, so that Ctrl-C in the terminal reaches it once (from here) and its children too.
      detached: grouped,
    });
    let output = '';
    let rest = '';
    let stopped: ProcessResult['stopped'];
    let killer: NodeJS.Timeout | undefined;

    const kill = (name: NodeJS.Signals) => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      if (grouped) process.kill(-child.pid, name);
      else child.kill(name);
    };
    const stop = (why: ProcessResult['stopped']) => {
      stopped ??= why;
      kill('SIGINT');
      killer ??= setTimeout(() => kill('SIGKILL'), graceMs);
    };
    const limit = timeout === undefined ? undefined : setTimeout(stop, timeout, 'late');
    let quiet = silence === undefined ? undefined : setTimeout(stop, silence, 'silent');
    const abort = () => stop('aborted');
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted === true) abort();

    const take = (chunk: string) => {
      output += chunk;
      quiet = quiet?.refresh();
      const lines = (rest + chunk).split(/[\r\n]+/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    };
    const finish = (code: number) => {
      clearTimeout(limit);
      clearTimeout(quiet);
      clearTimeout(killer);
      signal?.removeEventListener('abort', abort);
      resolve({ code, output, stopped });
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code, ended) => {
      finish(code ?? 128 + (ended === null ? 0 : constants.signals[ended]));
    });
  });
}
