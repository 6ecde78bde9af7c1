import type { Route } from '@playwright/test';
import { openDashboard } from '../core/open-dashboard';
import { savingData } from '../core/saving-data';
import { stopTime } from '../core/stop-time';
import { expect, ownProductTest as test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

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
  await page.clock.install();
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

test('[E3] an entry that fails twice is asked for again before anybody sees it', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  let refused = 0;
  await page.route(`${product.origins.contracts}/**/remote-entry*`, async (route) => {
    refused += 1;
    if (refused > 2) await route.continue();
    else await route.fulfill({ status: 503, body: '' });
  });
  await savingData(page);
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Contracts').click();
  await expect(
    dashboard.panel().getByText('$78,000,000').or(dashboard.errorCard()).first(),
  ).toBeVisible();
  await expect(dashboard.errorCard()).toBeHidden();
  expect(refused).toBe(3);
});

test('[E3] Try Again leaves an entry on its way: the first to come is taken, the other does no harm', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/did not answer/);
  await page.clock.install();
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

test('[E3] a screen’s script that hangs needs one Try Again', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/did not answer/);
  await page.clock.install();
  await savingData(page);
  const scripts = `${product.origins.contracts}/**/assets/*.js`;
  await page.route(scripts, () => undefined);
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  const asked = page.waitForRequest(scripts);
  await dashboard.tab('Contracts').click();
  await asked;
  await page.clock.fastForward(15_000);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByLabel('Loading')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

test('[E3] a tab that was open goes on when its remote goes down', async ({ page, ownProduct }) => {
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  await ownProduct.stopRemote('contracts');
  await dashboard.tab('Overview').click();
  await dashboard.tab('Contracts').click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

test('[E3] a script that fails twice is asked for again before anybody sees it', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  let refused = 0;
  await page.route(`${product.origins.contracts}/**/assets/**`, async (route) => {
    if (refused < 2 && route.request().resourceType() === 'script') {
      refused += 1;
      await route.fulfill({ status: 503, body: '' });
    } else await route.continue();
  });
  await openDashboard(page, 'admin', 'contracts');
  await expect(new DashboardPage(page).panel().getByText('$78,000,000').first()).toBeVisible();
  expect(refused).toBe(2);
});

test('[E3] a remote whose scripts fail after its entry works by Try Again once they are back', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  const scripts = `${product.origins.contracts}/**/assets/*.js*`;
  await page.route(scripts, (route) => route.fulfill({ status: 503, body: '' }));
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await page.unroute(scripts);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

test('[E3] a script that was tampered with is refused, in its own tab only', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/integrity|Failed to load resource|RUNTIME-|digest/);
  await page.route(`${product.origins.contracts}/**/remote-entry*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n//` });
  });
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await dashboard.tab('Transactions').click();
  await expect(dashboard.panel().getByText('Atlas Drilling Corporation').first()).toBeVisible();
});

test('[E3] a stylesheet that was tampered with is refused, in its own tab only', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/integrity|Failed to load resource|RUNTIME-|digest/);
  await page.route(`${product.origins.contracts}/**/*.css*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} body { display: none }` });
  });
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await dashboard.tab('Transactions').click();
  await expect(dashboard.panel().getByText('Atlas Drilling Corporation').first()).toBeVisible();
});

test('[E3] a remote that throws while rendering shows the error card in its own tab', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/rendering on purpose|Failed to load resource|error boundary/i);
  await page.route(`${product.origins.shell}/env/**/current.json`, async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as {
      composition: { remotes: Record<string, { entry: string; files: Record<string, string> }> };
    };
    const { contracts } = pointer.composition.remotes;
    if (contracts) Object.assign(contracts, { files: {}, entry: 'throwing.js' });
    await route.fulfill({ response, json: pointer });
  });
  await page.route(`${product.origins.contracts}/**/throwing.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `var contracts = {
        init() {},
        get: async () => () => ({ Screen() { throw new Error('rendering on purpose'); } }),
      };`,
    }),
  );
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await expect(dashboard.panel()).toContainText('rendering on purpose');
  await dashboard.tab('Overview').click();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
});
