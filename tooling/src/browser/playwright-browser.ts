import { join } from 'node:path';
import { repository } from '../packages';
import { scriptOf } from '../run/scripts';
import { runProcess } from '../run/process';
import { type Attempt } from './system-package';

const e2e = join(repository, 'e2e');
const limitMs = 10 * 60_000;
const silenceMs = 60_000;

/** Where Playwright keeps, or would keep, its own Chromium. */
export async function downloadedBrowser(): Promise<string | undefined> {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { code, output } = await runProcess(process.execPath, ['--eval', ask], { cwd: e2e });
  return code === 0 ? output : undefined;
}

/** Lets Playwright download its Chromium; a network that refuses or stalls is given up on. */
export const downloadBrowser: Attempt = async (onProgress, signal) => {
  onProgress('downloading Chromium for Playwright');
  const script = scriptOf('@playwright/test', 'playwright', e2e);
  const { code, output, timedOut } = await runProcess(
    process.execPath,
    [script, 'install', 'chromium', '--no-shell'],
    {
      cwd: e2e,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
      timeout: limitMs,
      silence: silenceMs,
      signal,
      onLine: (line) => {
        const percent = /(\d+)% of/.exec(line);
        if (percent !== null)
          onProgress(`downloading Chromium for Playwright, ${percent[1] ?? ''}%`);
      },
    },
  );
  if (code === 0) return undefined;
  const reason = /E[A-Z]{4,}|status code \d+|getaddrinfo \S+/.exec(output)?.[0];
  return `Playwright's own download ${timedOut ? 'stalled' : 'failed'}${reason === undefined ? '' : ` (${reason})`}`;
};
