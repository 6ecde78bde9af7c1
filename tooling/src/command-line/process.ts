import { execFile, type ExecFileOptions } from 'node:child_process';

export interface ProcessResult {
  /** Exit code. 127 means that the process could not start, and 130 that a signal ended it. */
  readonly code: number;
  readonly output: string;
}

/** Runs a program until it ends. The promise never rejects; the result contains any error. */
export const runProcess = (
  command: string,
  args: readonly string[],
  options: ExecFileOptions = {},
): Promise<ProcessResult> =>
  new Promise((resolve) => {
    const limits = { maxBuffer: Number.POSITIVE_INFINITY, encoding: 'utf8' } as const;
    execFile(command, args, { ...options, ...limits }, (error, stdout, stderr) => {
      const output = stdout + stderr;
      if (!error) resolve({ code: 0, output });
      else if (typeof error.code === 'string') resolve({ code: 127, output: error.message });
      else resolve({ code: error.code ?? 130, output });
    });
  });
