import { chromium, type Browser, type BrowserContext } from '../drive';
import { findBrowser, launchArguments } from '../browser';
import { buildAll } from '../build/build-all';
import { type StartOptions, startProduct } from '../serve/start-product';
import { describeMachine, type Machine } from './machine';

interface BrowserAtHand {
  readonly browser: Browser;
  readonly machine: Machine;
}

interface Served {
  readonly url: string;
}

interface BrowserOptions {
  /** What the browser is started with besides. */
  readonly browserArguments?: readonly string[];
}

/** Lends a browser to some work and always closes it. */
async function withBrowser<T>(
  onProgress: (text: string) => void,
  work: (atHand: BrowserAtHand) => Promise<T>,
  { browserArguments = [] }: BrowserOptions,
): Promise<T> {
  const { executablePath, version } = await findBrowser({ onProgress });
  const args = [...launchArguments(), ...browserArguments];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work({ browser, machine: describeMachine(version) });
  } finally {
    await browser.close();
  }
}

/** Builds what changed and serves the composed product. */
export async function withServed<T>(
  onProgress: (text: string) => void,
  work: (url: string) => Promise<T>,
  options: StartOptions = {},
): Promise<T> {
  await buildAll({ onProgress });
  const product = await startProduct({
    environment: `bench-${process.pid}`,
    ...options,
    temporary: true,
  });
  try {
    return await work(product.url);
  } finally {
    await product.stop();
  }
}

/** Builds what changed, serves the composed product and lends a browser with it. */
export const withProduct = <T>(
  onProgress: (text: string) => void,
  work: (atHand: BrowserAtHand & Served) => Promise<T>,
  { browserArguments = [], ...options }: StartOptions & BrowserOptions = {},
): Promise<T> =>
  withServed(
    onProgress,
    (url) => withBrowser(onProgress, (atHand) => work({ ...atHand, url }), { browserArguments }),
    options,
  );

/** Lends a browser without a past, which does not know the product. */
export async function withContext<T>(
  browser: Browser,
  url: string,
  work: (context: BrowserContext) => Promise<T>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<T> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: url, viewport, ...options });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
