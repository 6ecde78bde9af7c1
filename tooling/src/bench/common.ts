import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium, launchArguments } from '../browser';
import { workFolder } from '../packages';

export type ProgressCallback = (text: string) => void;

/** Builds to compare with: `bundle` is a single bundle, `usual` has a standard federation plugin in each package. */
export type ComparisonBuild = 'bundle' | 'usual';

export const getBenchFolder = (build: ComparisonBuild, inside: string): string =>
  join(workFolder, 'bench', build, inside);

export const animationFramePolling = { polling: 'raf', timeout: 60_000 } as const;

export function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

export const formatTable = (...rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((row, at) => (at === 1 ? [row.map(() => '---'), row] : [row]))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export async function withBrowser<T>(
  work: (browser: Browser, machine: string) => Promise<T>,
): Promise<T> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ executablePath, args: [...launchArguments] });
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, Chromium ${browser.version()}`;
  try {
    return await work(browser, machine);
  } finally {
    await browser.close();
  }
}

export async function withPage<T>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const size = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL, viewport: size, reducedMotion: 'reduce' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
