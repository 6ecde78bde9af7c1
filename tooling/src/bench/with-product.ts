import { chromium, type Browser } from '../drive';
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
