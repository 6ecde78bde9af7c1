import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { CliError } from '../command-line/cli-error';

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const offline = ['--disable-background-networking', '--disable-component-update'];

/** Arguments for Chromium. The sandbox is disabled for root on Linux, because Chromium otherwise refuses to start. */
export const launchArguments: readonly string[] = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...quiet,
  ...offline,
];

/** Names of executables on the PATH. The headless shell comes first, because it is a third faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'chrome',
];

const onPath = () =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

/** Returns the path of Chromium: CHROMIUM_PATH, Playwright’s, or one on the PATH. Otherwise downloads Chromium. */
export function findChromium(): string {
  const own = chromium.executablePath();
  const found =
    process.env.CHROMIUM_PATH ?? (existsSync(own) ? own : (onPath() ?? installChromium(own)));
  if (existsSync(found)) return found;
  throw new CliError(`There is no browser at ${found}. Install Chromium or set CHROMIUM_PATH.`);
}

function installChromium(path: string): string {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: true });
  return path;
}
