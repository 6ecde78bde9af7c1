import type { Page } from '@playwright/test';
import { buildPackages } from '../build/build-packages';
import { dashboardAddress, fillWorkspace, signIn, type Tab } from '../browser';
import { startOnOneOrigin } from '../serve/start-product';
import { eachFrame, inPage, medianOf, tableOf, withBrowser, type Progress } from './common';

const rounds = 5;
const addressOf = (list: Tab) => `${dashboardAddress('admin', list)}&all=1`;

/** When the page shows a count other than `before`, by its own clock. */
async function countedAt(page: Page, before: string): Promise<number> {
  const shown = await page.waitForFunction(
    (old) => {
      const count = document.querySelector('#dashboard-panel p[role="status"]')?.textContent ?? '';
      return /^[\d,]+ /.test(count) && count !== old && performance.now();
    },
    before,
    eachFrame,
  );
  return Number(await shown.jsonValue());
}

/** Milliseconds from a key or a press until what it asks for is shown. */
async function timeInput(page: Page, act: () => Promise<unknown>, shown: () => Promise<number>) {
  const began = await page.evaluate(() => performance.now());
  const [at] = await Promise.all([shown(), act()]);
  return at - began;
}

async function measureList(page: Page, list: Tab, readings: Map<string, number[]>): Promise<void> {
  const note = (name: string, value: number) =>
    readings.set(name, [...(readings.get(name) ?? []), value]);
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(addressOf(list), { waitUntil: 'commit' });
    note(`open ${list}`, await countedAt(page, ''));
    const count = page.locator('#dashboard-panel p[role="status"]').first();
    const before = (await count.textContent()) ?? '';
    const type = () => page.getByRole('searchbox').first().fill('atlas');
    note(`search ${list}`, await timeInput(page, type, () => countedAt(page, before)));
  }
}

/** Marks a notification of the sample as read and unread. */
async function measureCommand(page: Page, readings: Map<string, number[]>): Promise<void> {
  await page.goto(`${addressOf('notifications')}&n=NT-001`);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const button = page.getByRole('button', { name: /^Mark (Read|Unread)$/ }).first();
    const other =
      (await button.textContent())?.trim() === 'Mark Read' ? 'Mark Unread' : 'Mark Read';
    const shown = async () => {
      await page.getByRole('button', { name: other, exact: true }).first().waitFor();
      return page.evaluate(() => performance.now());
    };
    times.push(await timeInput(page, () => button.click(), shown));
  }
  readings.set('mark a notification', times);
}

/** How long a workspace with few and with many records takes to open, to search and to change. */
export async function benchWorkspace(progress: Progress): Promise<string> {
  await buildPackages({ onProgress: progress });
  const product = await startOnOneOrigin({ environment: 'bench' });
  try {
    return await withBrowser([], async (browser, machine) => {
      const sizes = [100, 10_000];
      const measured: ReadonlyMap<string, readonly number[]>[] = [];
      for (const size of sizes)
        measured.push(
          await inPage(browser, product.url, async (page) => {
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
        ...measured.map((readings) => medianOf(readings.get(name) ?? []).toFixed(0)),
      ]);
      const head = ['ms', ...sizes.map((size) => size.toLocaleString('en-US'))];
      return `By the records of each list, medians of ${rounds} rounds (${machine}):\n\n${tableOf(head, ...rows)}`;
    });
  } finally {
    await product.stop();
  }
}
