import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { browserKey } from 'shared-kernel/remote';
import { browserFalling } from '../core/browser-falling';
import { guardContext } from '../core/guard';
import { openDashboard } from '../core/open-dashboard';
import { beginAt, sampleMoment } from '../core/page-clock';
import { expect, ownProductTest } from '../core/test';
import { must, releaseTo, variantOf } from '../deployment/services/stage';
import { DashboardPage } from '../pages/dashboard.page';

interface Beside {
  /** A browser beside the test's own, held to the same rules. */
  readonly other: BrowserContext;
}

const test = ownProductTest.extend<Beside>({
  other: async ({ browser, baseURL, product }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    await beginAt(context, sampleMoment);
    const guard = guardContext(context, product);
    await use(context);
    await guard.check();
    await context.close();
  },
});
test.describe.configure({ timeout: 180_000 });

const headings = ['Contract Management', 'Contract Management, next'] as const;

/** The contracts of the next commit, in the store and in no environment; `spoil` has its entry throw, under names of its own. */
async function uploadNext(
  release: (...args: string[]) => ReturnType<ReturnType<typeof releaseTo>>,
  spoil = false,
): Promise<string> {
  const next = await variantOf('contracts', {
    replace: [[`"${headings[0]}"`, `"${spoil ? 'Broken' : headings[1]}"`]],
  });
  if (spoil) {
    const entry = (await readdir(next.folder)).find((name) => /^remote-entry.*\.js$/.test(name));
    const file = join(next.folder, entry ?? 'none');
    await writeFile(file, `throw new Error('broken at its start');${await readFile(file, 'utf8')}`);
  }
  const output = await must(release('contracts', '--dist', next.folder));
  await next.remove();
  const [, id] = /remote\.contracts=([0-9a-f]{32})/.exec(output) ?? [];
  if (id === undefined) throw new Error(`No release was uploaded:\n${output}`);
  return id;
}

const fallAs = (context: BrowserContext, id: string) =>
  context.addInitScript(
    ({ key, value }) => {
      // A page that is still empty has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem(key, value);
    },
    { key: browserKey, value: id },
  );

const shown = (page: Page, heading: string) =>
  new DashboardPage(page).panel().getByRole('heading', { name: heading, exact: true });
/** The screen itself, of whose heading the shell says the words while it is on its way. */
const record = (page: Page) => new DashboardPage(page).panel().getByText('$78,000,000').first();

async function expectRelease(page: Page, heading: string): Promise<void> {
  await expect(record(page)).toBeVisible();
  await expect(shown(page, heading)).toBeVisible();
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Diagnostics and releases' });

/** What the diagnostics say of the remote. */
async function diagnosed(page: Page, text: RegExp | string, from: string): Promise<void> {
  await page.getByRole('button', { name: 'Diagnostics and releases' }).click();
  await expect(drawer(page).getByText('Canary of contracts')).toBeVisible();
  await expect(drawer(page).getByText(text)).toBeVisible();
  await expect(drawer(page).getByRole('row', { name: /^contracts/ })).toContainText(from);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const newRelease = (page: Page) => page.getByRole('status', { name: 'New release' });

test('[deployment] a canary runs in the browsers that fall in it, its share grows for them, and aborting ends it', async ({
  page,
  context,
  other,
  ownProduct,
}) => {
  const { store, environment } = ownProduct;
  const release = releaseTo(store);
  const inProduction = (...args: string[]) => must(release(...args, '--env', environment));
  const id = await uploadNext(release);
  const name = `contracts@${id}`;
  await inProduction('canary', name, '--percent', '10');
  await fallAs(context, browserFalling(name, 0, 10));
  await fallAs(other, browserFalling(name, 10, 50));
  const beside = await other.newPage();

  await test.step('two browsers run two releases, and say so', async () => {
    await openDashboard(page, 'admin', 'contracts');
    await expectRelease(page, headings[1]);
    await openDashboard(beside, 'admin', 'contracts');
    await expectRelease(beside, headings[0]);
    await diagnosed(page, /on the canary side, with 10% of browsers/, 'Canary (10%)');
    const others = `on the stable side; 10% of browsers run ${id.slice(0, 12)}`;
    await diagnosed(beside, others, 'Stable (90%)');
  });

  await test.step('its share grows: who was in it stays, who comes in does so with a reload', async () => {
    await inProduction('canary', name, '--percent', '50');
    await lookAgain(page);
    await lookAgain(beside);
    await expect(newRelease(beside)).toBeVisible();
    await expect(newRelease(page)).toBeHidden();
    await beside.locator('#dashboard-tab-overview').click();
    await beside.locator('#dashboard-tab-contracts').click();
    await expectRelease(beside, headings[0]);
    await beside.reload();
    await expectRelease(beside, headings[1]);
    await page.reload();
    await expectRelease(page, headings[1]);
  });

  await test.step('aborted, everybody runs what the others ran', async () => {
    await inProduction('abort', 'contracts');
    await lookAgain(page);
    await expect(newRelease(page)).toBeVisible();
    for (const one of [page, beside]) {
      await one.reload();
      await expectRelease(one, headings[0]);
    }
    await page.getByRole('button', { name: 'Diagnostics and releases' }).click();
    await expect(drawer(page).getByRole('row', { name: /^contracts/ })).toContainText('Live');
    await expect(drawer(page).getByText('Canary of contracts')).toHaveCount(0);
  });
});

ownProductTest(
  '[deployment, E3] a canary that does not start gives way to the stable release, without anything kept; promoted whole, it is everybody’s',
  async ({ page, context, ownProduct, allowConsole }) => {
    allowConsole(/broken at its start|could not be loaded|did not start|Loading chunk|preload/);
    const { store, environment } = ownProduct;
    const release = releaseTo(store);
    const inIt = (...args: string[]) => must(release(...args, '--env', environment));
    const broken = await uploadNext(release, true);
    await inIt('canary', `contracts@${broken}`, '--percent', '99');
    const good = await uploadNext(release);
    const ids = [`contracts@${broken}`, `contracts@${good}`];
    await fallAs(context, browserFalling(ids[0] ?? '', 0, 90));
    await openDashboard(page, 'admin', 'contracts');
    await expectRelease(page, headings[0]);
    await expect(page.getByRole('status', { name: 'Earlier release of contracts' })).toContainText(
      /The release [0-9a-f]{12} of contracts did not start\. This page runs [0-9a-f]{12}, which most browsers run\./,
    );
    await diagnosed(
      page,
      /did not start in it, and the stable release stands in/,
      'Stable, for its canary',
    );

    await inIt('abort', 'contracts');
    await inIt('canary', `contracts@${good}`, '--percent', '10');
    await inIt('promote', 'contracts');
    await page.reload();
    await expectRelease(page, headings[1]);
  },
);
