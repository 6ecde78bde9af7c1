import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { openDashboard } from '../core/open-dashboard';
import { installClock } from '../core/page-clock';
import { savingData } from '../core/saving-data';
import { stopTime } from '../core/stop-time';
import { expect, ownProductTest as test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { untilGivenUp } from './faults';

const failures = /Failed to load resource|could not be loaded|ERR_CONNECTION_REFUSED|RUNTIME-/;

test('[E3] a remote that is down costs its own tab, and Try Again works once it is back @smoke', async ({
  page,
  ownProduct,
  allowConsole,
}) => {
  allowConsole(failures);
  await ownProduct.stopRemote('contracts');
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();

  await test.step('the shell and the other tabs go on', async () => {
    await dashboard.tab('Transactions').click();
    await expect(dashboard.panel().getByText('Atlas Drilling Corporation').first()).toBeVisible();
    await dashboard.tab('Contracts').click();
    await expect(dashboard.errorCard()).toBeVisible();
  });

  await test.step('once it is back, no reload is needed', async () => {
    await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));
    await ownProduct.startRemote('contracts');
    await dashboard.tryAgain().click();
    await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
    expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  });
});

test('[E3] a remote that does not answer is asked anew by Try Again, and nothing warns of it', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/did not answer/);
  const entry = `${product.origins.contracts}/**/remote-entry*`;
  await installClock(page);
  await page.route(entry, () => undefined);
  await savingData(page);
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  const asked = page.waitForRequest(entry);
  await dashboard.tab('Contracts').click();
  await asked;
  await page.clock.fastForward(15_000);
  await expect(dashboard.panel()).toContainText('did not answer within 15 seconds');
  await page.unroute(entry);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

for (const { remote, tab, text } of [
  { remote: 'contracts', tab: 'Contracts', text: '$78,000,000' },
  { remote: 'compliance', tab: 'Clients', text: 'Meridian Energy Partners' },
  { remote: 'operations', tab: 'Transactions', text: 'Atlas Drilling Corporation' },
  { remote: 'account', tab: 'Profile', text: 'Update Profile' },
] as const) {
  test(`[E3] the entry of ${remote}, refused twice as its tab is opened from the overview, is not missed`, async ({
    page,
    product,
    allowConsole,
  }) => {
    allowConsole(failures);
    await savingData(page);
    let refused = 0;
    await page.route(`${product.origins[remote]}/**/remote-entry*`, (route) => {
      refused += 1;
      return refused > 2 ? route.continue() : route.fulfill({ status: 503, body: '' });
    });
    await openDashboard(page);
    const dashboard = new DashboardPage(page);
    await dashboard.tab(tab).click();
    await expect(dashboard.panel().getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(dashboard.errorCard()).toHaveCount(0);
    expect(refused).toBe(3);
  });
}

test('[E3] Try Again leaves an entry on its way: the first to come is taken, the other does no harm', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/did not answer/);
  await installClock(page);
  await savingData(page);
  const entry = `${product.origins.operations}/**/remote-entry*`;
  const held: Route[] = [];
  await page.route(entry, (route) => {
    held.push(route);
  });
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  // The shell's own part has come with it, so that the fifteen seconds begin with the entry's request.
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  await stopTime(page);
  await dashboard.tab('Transactions').click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(15_000);
  await dashboard.tryAgain().click();
  await expect.poll(() => held.length).toBe(2);
  await page.clock.resume();
  await held[0]?.continue();
  await expect(dashboard.panel().getByText('Atlas Drilling Corporation').first()).toBeVisible();

  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('retry='));
  await held[1]?.continue();
  await late;
  await dashboard.tab('Notifications').click();
  await expect(dashboard.panel().getByText('Dip test rejected').first()).toBeVisible();
  await dashboard.tab('Transactions').click();
  await expect(dashboard.panel().getByText('Atlas Drilling Corporation').first()).toBeVisible();
});

/** The contracts tab, opened from the overview, or with the page, whose head asks for all of it ahead. */
const openings = {
  'by a press': async (page: Page) => {
    await openDashboard(page);
    await new DashboardPage(page).tab('Contracts').click();
  },
  'by its address': (page: Page) => openDashboard(page, 'admin', 'contracts'),
};

for (const [file, path] of [
  ['an entry', '/**/remote-entry.*'],
  ['a script', '/**/__federation_expose_*.js*'],
  ['a stylesheet', '/**/__federation_expose_*.css*'],
] as const) {
  for (const [how, open] of Object.entries(openings)) {
    test(`[E3] Try Again asks at once for ${file} that hangs, and stops nothing on its way: opened ${how}`, async ({
      page,
      product,
      allowConsole,
    }) => {
      allowConsole(/did not answer/);
      await installClock(page);
      await savingData(page);
      const held: Route[] = [];
      let hangs = true;
      await page.route(product.origins.contracts + path, async (route) => {
        if (hangs) held.push(route);
        else await route.continue();
      });
      const stopped: string[] = [];
      page.on('requestfailed', (request) => {
        if (request.url().startsWith(product.origins.contracts)) stopped.push(request.url());
      });
      await open(page);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      const dashboard = new DashboardPage(page);
      await stopTime(page);
      await untilGivenUp(page, { hangs: true }, (soon) =>
        expect(dashboard.errorCard()).toBeVisible(soon),
      );
      const before = held.length;
      await dashboard.tryAgain().click();
      // The page's time stands still: nobody's patience is at its end.
      await expect.poll(() => held.length).toBeGreaterThan(before);
      expect(stopped).toEqual([]);
      hangs = false;
      await page.clock.resume();
      // What was given up before answers nobody any more.
      await Promise.allSettled(held.map((route) => route.continue()));
      await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
    });
  }
}

test('[E3] a tab that was open goes on when its remote goes down', async ({ page, ownProduct }) => {
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  await ownProduct.stopRemote('contracts');
  await dashboard.tab('Overview').click();
  await dashboard.tab('Contracts').click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

test('[E3] a remote that throws while rendering shows the error card in its own tab', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/rendering on purpose|Failed to load resource|error boundary/i);
  const body = `var contracts = {
    init() {},
    get: async () => () => ({ Screen() { throw new Error('rendering on purpose'); } }),
  };`;
  const digest = createHash('sha384').update(body).digest('base64');
  await page.route(`${product.origins.shell}/env/**/current.json`, async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as {
      composition: { remotes: Record<string, { entry: string; files: Record<string, string> }> };
    };
    const { contracts } = pointer.composition.remotes;
    if (contracts) {
      const files = { ...contracts.files, 'throwing.js': `sha384-${digest}` };
      Object.assign(contracts, { files, entry: 'throwing.js' });
    }
    await route.fulfill({ response, json: pointer });
  });
  await page.route(`${product.origins.contracts}/**/throwing.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body,
    }),
  );
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await expect(dashboard.panel()).toContainText('rendering on purpose');
  await dashboard.tab('Overview').click();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
});
