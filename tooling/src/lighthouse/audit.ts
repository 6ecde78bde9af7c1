import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findBrowser, launchArguments } from '../browser';
import { chromium, type BrowserContext } from '../drive';
import type { AuditedPage } from './pages';
import type { Category } from './scores';

/** Bounds on a hang, not on slowness. */
const maxWaitMs = 180_000;
const maxLooks = 600;

interface AuditOptions {
  readonly categories: readonly Category[];
  /** What the browser is started with besides. */
  readonly browserArguments?: readonly string[];
}

/** The port that the browser has chosen, which it writes down once it listens. */
async function portIn(folder: string): Promise<number> {
  for (let looks = 1; ; looks += 1) {
    const text = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port = ''] = text.split('\n');
    if (port !== '') return Number(port);
    if (looks === maxLooks) throw new Error('The browser listens on no port.');
    await pause(100);
  }
}

/** Lends a browser without a past, and the port on which another program may use it too. */
async function withOpenBrowser<T>(
  browserArguments: readonly string[],
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
      return await work(context, await portIn(folder));
    } finally {
      await context.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const auditOnce = (
  { prepare }: AuditedPage,
  asked: string,
  { categories, browserArguments = [] }: AuditOptions,
): Promise<RunnerResult> =>
  withOpenBrowser(browserArguments, async (context, port) => {
    // Lighthouse opens a page of its own, which comes prepared as every page of this browser does.
    await prepare(context);
    const result = await lighthouse(asked, {
      port,
      logLevel: 'error',
      output: 'html',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
      maxWaitForFcp: maxWaitMs,
      maxWaitForLoad: maxWaitMs,
    });
    if (result === undefined) throw new Error(`Lighthouse reported nothing about ${asked}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    return result;
  });

/** On a busy machine Lighthouse now and then misses the beginning of a page or loses its browser, and has to be run again. */
const maxTries = 3;

/** Lets Lighthouse judge a page of the product at `url`, on the phone that it takes unless told otherwise. */
export async function audit(
  page: AuditedPage,
  url: string,
  options: AuditOptions,
): Promise<RunnerResult> {
  const asked = new URL(page.address, url).href;
  for (let tries = 1; ; tries += 1) {
    const result = await auditOnce(page, asked, options).catch((error: unknown) => {
      if (tries === maxTries) throw new Error(`${page.name} was not scored.`, { cause: error });
    });
    if (result === undefined) continue;
    const { finalDisplayedUrl } = result.lhr;
    // The page's own doing, and so not tried again.
    if (finalDisplayedUrl !== asked)
      throw new Error(`Lighthouse was redirected from ${asked} to ${finalDisplayedUrl}.`);
    return result;
  }
}
