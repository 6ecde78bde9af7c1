import type { Page, Route } from '@playwright/test';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { openDashboard } from '../core/open-dashboard';
import { installClock } from '../core/page-clock';
import { enableDataSaver } from '../core/data-saver';
import { stopTime } from '../core/stop-time';
import { expect, separateProductTest as test } from '../core/test';
import { disableTimeLimits } from '../core/disable-time-limits';
import { DashboardPage } from '../pages/dashboard.page';
import { waitForFaultReport } from './faults';

const failures = /Failed to load resource|could not be loaded|ERR_CONNECTION_REFUSED|RUNTIME-/;

test('[E3] a remote that is down affects only its tab, and “Try Again” works once it is available again @smoke', async ({
  page,
  ownProduct,
  allowConsole,
}) => {
  allowConsole(failures);
  await disableTimeLimits(page);
  await ownProduct.stopRemote('contracts');
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();

  await test.step('the shell and the other tabs work', async () => {
    await dashboard.tab('Transactions').click();
    await expect(dashboard.panel().getByText('Atlas Drilling Corporation').first()).toBeVisible();
    await dashboard.tab('Contracts').click();
    await expect(dashboard.errorCard()).toBeVisible();
  });

  await test.step('once the remote is available again, no reload is needed', async () => {
    await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));
    await ownProduct.startRemote('contracts');
    await dashboard.tryAgain().click();
    await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
    expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  });

  await test.step('an open tab keeps working when the remote goes down again', async () => {
    await ownProduct.stopRemote('contracts');
    await dashboard.tab('Overview').click();
    await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
    await dashboard.tab('Contracts').click();
    await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  });
});

test('[E3] if two requests for the entry file of a remote fail, the third request loads it @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await disableTimeLimits(page);
  await enableDataSaver(page);
  let asked = 0;
  await page.route(`${product.origins.contracts}/**/remote-entry*`, (route) => {
    asked += 1;
    return asked > 2 ? route.continue() : route.fulfill({ status: 503, body: '' });
  });
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Contracts').click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  await expect(dashboard.errorCard()).toHaveCount(0);
  // Timeouts are disabled, so only a failed request is retried.
  expect(asked).toBe(3);
});

test('[E3] “Try Again” does not cancel a pending request for a remote’s entry file, and the first response is used @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/did not load within/);
  await installClock(page);
  await enableDataSaver(page);
  const entry = `${product.origins.operations}/**/remote-entry*`;
  const held: Route[] = [];
  await page.route(entry, (route) => {
    held.push(route);
  });
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  // The time limit of 15 seconds starts with the request for the remote entry.
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  await stopTime(page);
  await dashboard.tab('Transactions').click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(15_000);
  await dashboard.tryAgain().click();
  await expect.poll(() => held.length).toBe(2);
  await held[0]?.continue();
  const transaction = dashboard.panel().getByText('Atlas Drilling Corporation').first();
  await expectWithStoppedClock(page, transaction);

  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('retry='));
  await held[1]?.continue();
  await late;
  await dashboard.tab('Notifications').click();
  await expectWithStoppedClock(page, dashboard.panel().getByText('Dip test rejected').first());
  await dashboard.tab('Transactions').click();
  await expectWithStoppedClock(page, transaction);
});

/** A page load preloads the files of its tab, but switching tabs does not. */
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
    test(`[E3] if ${file} hangs in a tab opened ${how}, “Try Again” immediately sends another request and cancels none @deep`, async ({
      page,
      product,
      allowConsole,
    }) => {
      allowConsole(/did not load within/);
      await installClock(page);
      await enableDataSaver(page);
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
      await waitForFaultReport(page, { hangs: true }, (soon) =>
        expect(dashboard.errorCard()).toBeVisible(soon),
      );
      const before = held.length;
      await dashboard.tryAgain().click();
      // The clock is stopped, so an expired time limit cannot cause the request.
      await expect.poll(() => held.length).toBeGreaterThan(before);
      expect(stopped).toEqual([]);
      hangs = false;
      // The page must ignore these delayed responses.
      await Promise.allSettled(held.map((route) => route.continue()));
      await expectWithStoppedClock(page, dashboard.panel().getByText('$78,000,000').first());
    });
  }
}
