import { runProcess } from '../base/process';

const limitMs = 20_000;

/** What the browser says it is, or undefined when it does not run here (a stub, a missing library). */
export async function browserVersion(executablePath: string): Promise<string | undefined> {
  // On Windows the question opens a window instead of being answered.
  if (process.platform === 'win32') return 'unknown';
  const { code, output } = await runProcess(executablePath, ['--version'], { timeout: limitMs });
  return code === 0 ? /\d+(?:\.\d+)+/.exec(output)?.[0] : undefined;
}
