import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { CliError } from '../command-line/cli-error';

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const offline = ['--disable-background-networking', '--disable-component-update'];

/**
 * Chromium arguments: no background requests, and no sandbox for root on Linux, where Chromium refuses to run with
 * it.
 */
export const launchArguments: readonly string[] = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...quiet,
  ...offline,
];

/** Executables on the PATH; the headless shell first, because it is a third faster. */
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

/**
 * The path of a Chromium executable: from CHROMIUM_PATH, from Playwright, from the PATH, or downloaded by Playwright.
 */
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
