import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { dashboardAddress, openGate, signIn, dashboardTabs } from 'tooling/browser';
import { arbitraryText } from 'shared-kernel/testing/mutated';
import { openDashboard } from '../core/open-dashboard';
import { enableDataSaver } from '../core/data-saver';
import { collectUncaughtErrors } from '../core/uncaught-errors';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { removeStoredComposition } from './faults';

/** Number of inputs per test. The number is small, because each input runs in a browser. */
const count = Number(process.env.INPUTS ?? 8);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

function inputs<T>(arbitrary: fc.Arbitrary<T>): readonly T[] {
  test.info().annotations.push({ type: 'seed', description: `SEED=${seed}` });
  console.log(`SEED=${seed} INPUTS=${count}: ${test.info().title}`);
  return fc.sample(arbitrary, { seed, numRuns: count });
}

async function expectSettled(page: Page, input: unknown): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), JSON.stringify(input)).toBeVisible();
  await expect(page.getByLabel('Loading'), JSON.stringify(input)).toHaveCount(0);
}

/** Maximum length of a query string, in characters. For longer ones the server responds with an error page. */
const longest = 7_500;

const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('tab', 'q', 'contract', 'tx', 'client', 'process', 'n', 'case', 'view'),
        fc.constantFrom('sort', 'status', 'day', 'window', 'section', 'from', 'to', 'min', 'page'),
        fc.string({ maxLength: 12 }),
      ),
      fc.oneof(
        fc.constantFrom(
          ...dashboardTabs,
          '__proto__',
          'constructor',
          'NaN',
          '-1',
          '1e308',
          '9999-99-99',
        ),
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constant('x'.repeat(3_000)),
      ),
    ),
    { maxLength: 8 },
  )
  .filter((pairs) => new URLSearchParams(pairs).toString().length <= longest);

test('[F3, E3] any URL below the dashboard shows a page @deep', async ({ page }) => {
  test.slow();
  const stray = collectUncaughtErrors(page);
  await enableDataSaver(page);
  await signIn(page);
  for (const [index, pairs] of inputs(query).entries()) {
    const tab = dashboardTabs[index % dashboardTabs.length];
    await page.goto(`${dashboardAddress('admin', tab)}&${new URLSearchParams(pairs).toString()}`);
    await expectSettled(page, pairs);
  }
  expect(stray()).toEqual([]);
});

test('[GA6, E3] whatever the next parameter contains, the gate leads to a page of the product @deep', async ({
  page,
  product,
}) => {
  test.slow();
  const stray = collectUncaughtErrors(page);
  await openGate(page);
  const next = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .array(fc.constantFrom('/', '\\', '..', '%2f', '%', '?', '#', '@', 'portal', 'trustfold'))
      .map((parts) => parts.join('')),
  );
  for (const asked of inputs(next)) {
    await page.goto(`/?next=${encodeURIComponent(asked.replace(/\p{Surrogate}/gu, '\uFFFD'))}`);
    await expectSettled(page, asked);
    expect(new URL(page.url()).origin).toBe(product.origins.shell);
  }
  expect(stray()).toEqual([]);
});

const kept: Readonly<Record<string, unknown>> = {
  tf_preferences: { colourMode: 'dark', compactView: true, timezone: 'UTC', language: 'en' },
  tf_broken: { contracts: { release: 'a'.repeat(32), at: 1 } },
  tf_browser: 'a'.repeat(32),
  tf_last_portal: 'admin',
  tf_number_keys: 'off',
  'tf_deployed /env/local/current.json': { hash: 'a', composition: { remotes: {} } },
};

test('[E3, PR11] whatever text local storage contains, the page starts @deep', async ({ page }) => {
  test.slow();
  const stray = collectUncaughtErrors(page);
  await enableDataSaver(page);
  await openDashboard(page);
  const values = fc.record(
    Object.fromEntries(Object.entries(kept).map(([key, right]) => [key, arbitraryText(right)])),
  );
  for (const texts of inputs(values)) {
    await page.evaluate((held) => {
      for (const [key, text] of Object.entries(held)) localStorage.setItem(key, text);
      for (const key of Object.keys(localStorage))
        if (key.startsWith('tf_deployed ')) localStorage.setItem(key, held.tf_broken ?? '');
    }, texts);
    await page.reload();
    await expectSettled(page, texts);
  }
  expect(stray()).toEqual([]);
});

test('[E3] whatever text the composition pointer contains, the page works or shows an error card @deep', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/./);
  const stray = collectUncaughtErrors(page);
  await enableDataSaver(page);
  await removeStoredComposition(page);
  const address = '**/env/**/current.json';
  const asked = page.waitForResponse(address);
  await openDashboard(page);
  const pointer: unknown = await (await asked).json();
  const dashboard = new DashboardPage(page);
  for (const text of inputs(arbitraryText(pointer))) {
    await page.route(address, (route) => route.fulfill({ body: text }));
    await page.goto(dashboardAddress('admin', 'overview'));
    await expectSettled(page, text.slice(0, 200));
    await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
    const other = page.locator('#dashboard-tab-contracts');
    if ((await other.count()) > 0) {
      await other.click();
      const worksOrSays = dashboard.panel().getByText('$78,000,000').or(dashboard.errorCard());
      await expect(worksOrSays.first(), text.slice(0, 200)).toBeVisible();
    }
    await page.unroute(address);
  }
  expect(stray()).toEqual([]);
});
