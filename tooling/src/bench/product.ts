import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { findChromium, launchArguments } from '../browser';
import { buildPackages } from '../build/build-packages';
import { chromium, type Browser, type BrowserContext } from '../drive';
import { workDirectory } from '../packages';
import { startProduct, type StartOptions } from '../serve/start-product';

/** Where a bench leaves its figures. */
export const benchDirectory = join(workDirectory, 'bench');

/** Writes a file of results and returns where it is. */
export function writeResult(name: string, contents: string): string {
  mkdirSync(benchDirectory, { recursive: true });
  const file = join(benchDirectory, name);
  writeFileSync(file, contents);
  return file;
}

/** What figures were taken on; beyond a load of the number of cores, times say little. */
export const machineLine = (browserVersion: string): string =>
  [
    cpus()[0]?.model.trim() ?? 'unknown',
    `${cpus().length} cores at load ${(loadavg()[0] ?? NaN).toFixed(1)}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    `Chromium ${browserVersion}`,
  ].join(', ');

/** Builds what changed and serves the composed product. */
export async function withServed<T>(
  onProgress: (text: string) => void,
  work: (url: string) => Promise<T>,
  options: StartOptions = {},
): Promise<T> {
  await buildPackages({ onProgress });
  const environment = `bench-${process.pid}`;
  const product = await startProduct({ environment, ...options, temporary: true });
  try {
    return await work(product.url);
  } finally {
    await product.stop();
  }
}

interface AtHand {
  readonly browser: Browser;
  readonly machine: string;
  readonly url: string;
}

/** Builds what changed, serves the composed product and lends a browser with it, started with these arguments besides. */
export const withProduct = <T>(
  onProgress: (text: string) => void,
  work: (atHand: AtHand) => Promise<T>,
  {
    browserArguments = [],
    ...options
  }: StartOptions & { readonly browserArguments?: readonly string[] } = {},
): Promise<T> =>
  withServed(
    onProgress,
    async (url) => {
      const args = [...launchArguments, ...browserArguments];
      const browser = await chromium.launch({ executablePath: findChromium(), args });
      try {
        return await work({ browser, machine: machineLine(browser.version()), url });
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
