import { chromium, type Browser, type BrowserContext } from '../drive';
import { findBrowser, launchArguments } from '../browser';
import { buildAll } from '../build/build-all';
import { type StartOptions, startProduct } from '../serve/start-product';
import { describeMachine, type Machine } from './machine';

interface AtHand {
  readonly browser: Browser;
  readonly machine: Machine;
  readonly url: string;
}

interface BrowserOptions {
  /** What the browser is started with besides. */
  readonly browserArguments?: readonly string[];
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
  work: (atHand: AtHand) => Promise<T>,
  { browserArguments = [], ...options }: StartOptions & BrowserOptions = {},
): Promise<T> =>
  withServed(
    onProgress,
    async (url) => {
      const { executablePath, version } = await findBrowser({ onProgress });
      const args = [...launchArguments(), ...browserArguments];
      const browser = await chromium.launch({ executablePath, args });
      try {
        return await work({ browser, machine: describeMachine(version), url });
      } finally {
        await browser.close();
      }
    },
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
