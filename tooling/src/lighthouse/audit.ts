import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findBrowser, launchArguments } from '../browser';
import { chromium, type BrowserContext } from '../drive';
import type { AuditedPage } from './pages';
import type { Category } from './scores';

interface BrowserOptions {
  /** What the browser is started with besides. */
  readonly browserArguments?: readonly string[];
}

interface AuditOptions extends BrowserOptions {
  readonly categories: readonly Category[];
}

/** Lends a browser without a past, and the port on which another program may use it too. */
async function withOpenBrowser<T>(
  { browserArguments = [] }: BrowserOptions,
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const { executablePath } = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-lighthouse-'));
  try {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath,
      args: [...launchArguments(), '--remote-debugging-port=0', ...browserArguments],
      viewport: null,
    });
    try {
      const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
      return await work(context, Number(port));
    } finally {
      await context.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lets Lighthouse judge a page of the product at `url`, on the phone that it takes unless told otherwise. */
export const audit = (
  { address, prepare }: AuditedPage,
  url: string,
  { categories, ...options }: AuditOptions,
): Promise<RunnerResult> =>
  withOpenBrowser(options, async (context, port) => {
    // Lighthouse opens a page of its own, which comes prepared as every page of this browser does.
    await prepare(context);
    const asked = new URL(address, url).href;
    const result = await lighthouse(asked, {
      port,
      logLevel: 'error',
      output: 'html',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
    });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${asked}.`);
    const { runtimeError, finalDisplayedUrl } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    if (finalDisplayedUrl !== asked)
      throw new Error(`Lighthouse was led from ${asked} to ${finalDisplayedUrl}.`);
    return result;
  });
