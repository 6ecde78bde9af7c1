import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { buildPackages } from '../build/build-packages';
import { dashboardAddress, fillWorkspace, signIn } from '../browser';
import { startOnSingleOrigin } from '../serve/start-product';
import {
  animationFramePolling,
  withPage,
  computeMedian,
  formatTable,
  withBrowser,
  type ProgressCallback,
} from './common';

const rounds = 5;

const firstRow = {
  transactions: '#dashboard-panel [aria-label="Transactions"] tbody tr',
  notifications: '#dashboard-panel [aria-label="Notifications"] a',
} as const;

type List = keyof typeof firstRow;
const addressOf = (list: List) => `${dashboardAddress('admin', list)}&all=1`;

async function countedAt(page: Page, before: string): Promise<number> {
  const shown = await page.waitForFunction(
    (old) => {
      const count = document.querySelector('#dashboard-panel p[role="status"]')?.textContent ?? '';
      return /^[\d,]+ /.test(count) && count !== old && performance.now();
    },
    before,
    animationFramePolling,
  );
  return Number(await shown.jsonValue());
}

async function firstRowAt(page: Page, list: List): Promise<number> {
  const shown = await page.waitForFunction(
    (row) => document.querySelector(row) !== null && performance.now(),
    firstRow[list],
    animationFramePolling,
  );
  return Number(await shown.jsonValue());
}

async function timeInput(page: Page, act: () => Promise<unknown>, shown: () => Promise<number>) {
  const began = await page.evaluate(() => performance.now());
  const [at] = await Promise.all([shown(), act()]);
  return at - began;
}

/** Each round opens the list on a cold page: its files are not in the cache of the browser. */
async function measureList(page: Page, list: List, readings: Map<string, number[]>): Promise<void> {
  const note = (name: string, value: number) =>
    readings.set(name, [...(readings.get(name) ?? []), value]);
  const devtools = await page.context().newCDPSession(page);
  for (let round = 0; round < rounds; round += 1) {
    await devtools.send('Network.clearBrowserCache');
    await page.goto(addressOf(list), { waitUntil: 'commit' });
    note(`first row of ${list}`, await firstRowAt(page, list));
    note(`count of ${list}`, await countedAt(page, ''));
    const count = page.locator('#dashboard-panel p[role="status"]').first();
    const before = (await count.textContent()) ?? '';
    const type = () => page.getByRole('searchbox').first().fill('atlas');
    note(`search ${list}`, await timeInput(page, type, () => countedAt(page, before)));
  }
}

/**
 * Returns the time at which a page shows a button, in milliseconds since 1970. Such times are comparable between tabs.
 */
async function buttonAt(page: Page, text: string): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) =>
      Array.from(document.querySelectorAll('button')).some(
        ({ textContent }) => textContent.trim() === wanted,
      ) && Date.now(),
    text,
    animationFramePolling,
  );
  return Number(await shown.jsonValue());
}

async function measureCommand(page: Page, readings: Map<string, number[]>): Promise<void> {
  const address = `${addressOf('notifications')}&n=NT-001`;
  const other = await page.context().newPage();
  await signIn(other);
  await other.goto(address);
  await page.goto(address);
  const stored: number[] = [];
  const elsewhere: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const button = page.getByRole('button', { name: /^Mark (Read|Unread)$/ }).first();
    const wanted =
      (await button.textContent())?.trim() === 'Mark Read' ? 'Mark Unread' : 'Mark Read';
    const waiting = Promise.all([buttonAt(page, wanted), buttonAt(other, wanted)]);
    const pressed = await button.evaluate((element: HTMLElement) => {
      const at = Date.now();
      element.click();
      return at;
    });
    const [here, there] = await waiting;
    stored.push(here - pressed);
    elsewhere.push(there - here);
  }
  readings.set('command, from the press until stored and shown', stored);
  readings.set('change of another tab, from stored until shown', elsewhere);
}

export async function benchWorkspace(progress: ProgressCallback): Promise<string> {
  await buildPackages({ onProgress: progress });
  const product = await startOnSingleOrigin({ environment: 'bench' });
  try {
    return await withBrowser(async (browser, machine) => {
      const sizes = [100, 10_000];
      const measured: ReadonlyMap<string, readonly number[]>[] = [];
      for (const size of sizes)
        measured.push(
          await withPage(browser, product.url, async (page) => {
            progress(`${size} records in each list`);
            const readings = new Map<string, number[]>();
            await signIn(page);
            await fillWorkspace(page, size);
            for (const list of ['transactions', 'notifications'] as const)
              await measureList(page, list, readings);
            await measureCommand(page, readings);
            return readings;
          }),
        );
      const names = [...(measured[0]?.keys() ?? [])];
      const rows = names.map((name) => [
        name,
        ...measured.map((readings) => computeMedian(readings.get(name) ?? []).toFixed(0)),
      ]);
      const head = ['ms', ...sizes.map((size) => size.toLocaleString('en-US'))];
      const load = loadavg()[0]?.toFixed(1);
      return `By the records of each list, medians of ${rounds} rounds (${machine}, load ${load}):\n\n${formatTable(head, ...rows)}`;
    });
  } finally {
    await product.stop();
  }
}
