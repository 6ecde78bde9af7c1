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
      // Playwright would end the browser alone, and the page would be tried again in another.
      handleSIGTERM: false,
      handleSIGHUP: false,
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

const auditOnce = (
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
    if (runtimeError === undefined && finalDisplayedUrl !== asked)
      throw new Error(`Lighthouse was led from ${asked} to ${finalDisplayedUrl}.`);
    return result;
  });

/** On a busy machine Lighthouse now and then misses the beginning of a page, and asks to be run again. */
const maxTries = 3;

/** Lets Lighthouse judge a page of the product at `url`, on the phone that it takes unless told otherwise. */
export async function audit(
  page: AuditedPage,
  url: string,
  options: AuditOptions,
): Promise<RunnerResult> {
  for (let tries = 1; ; tries += 1) {
    const result = await auditOnce(page, url, options);
    const { runtimeError } = result.lhr;
    if (runtimeError === undefined) return result;
    if (tries === maxTries) throw new Error(`${page.name}: ${runtimeError.message}`);
  }
}
