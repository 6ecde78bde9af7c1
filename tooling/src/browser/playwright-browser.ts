import { join } from 'node:path';
import { repository } from '../packages';
import { scriptOf } from '../base/scripts';
import { runProcess } from '../base/process';
import type { Attempt } from './system-package';

const e2e = join(repository, 'e2e');
const limitMs = 10 * 60_000;
const silenceMs = 60_000;

const titles = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;

export type PlaywrightName = keyof typeof titles;

/** Where Playwright keeps, or would keep, its own Chromium. */
export async function downloadedBrowser(): Promise<string | undefined> {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { code, output } = await runProcess(process.execPath, ['--eval', ask], { cwd: e2e });
  return code === 0 ? output : undefined;
}

/** The version of Playwright's own browser; undefined where it is not here or does not start, as without its libraries. */
export async function playwrightVersion(name: PlaywrightName): Promise<string | undefined> {
  const ask = `const type = require('@playwright/test').${name};
    if (require('fs').existsSync(type.executablePath()))
      type.launch().then((browser) => {
        process.stdout.write(browser.version());
        return browser.close();
      });`;
  const { code, output } = await runProcess(process.execPath, ['--eval', ask], {
    cwd: e2e,
    timeout: silenceMs,
  });
  return code === 0 && output !== '' ? output : undefined;
}

/** Lets Playwright download its own browser; a network that refuses or stalls is given up on. */
export const downloadBy =
  (name: PlaywrightName): Attempt =>
  async (onProgress, signal) => {
    const doing = `downloading ${titles[name]} for Playwright`;
    onProgress(doing);
    const script = scriptOf('@playwright/test', 'playwright', e2e);
    const { code, output, stopped } = await runProcess(
      process.execPath,
      [script, 'install', name, '--no-shell'],
      {
        cwd: e2e,
        env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
        timeout: limitMs,
        silence: silenceMs,
        signal,
        onLine: (line) => {
          const percent = /(\d+)% of/.exec(line);
          if (percent !== null) onProgress(`${doing}, ${percent[1] ?? ''}%`);
        },
      },
    );
    if (code === 0) return undefined;
    const reason = /E[A-Z]{4,}|status code \d+|getaddrinfo \S+/.exec(output)?.[0];
    return `Playwright's own download ${stopped === undefined ? 'failed' : 'stalled'}${reason === undefined ? '' : ` (${reason})`}`;
  };
