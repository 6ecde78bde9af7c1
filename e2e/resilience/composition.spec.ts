import type { Page, Route } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { openDashboard } from '../core/open-dashboard';
import { saveScreenshot } from '../core/save-screenshot';
import { setReloadMarker, wasReloaded } from '../core/mark-page';
import { installClock } from '../core/page-clock';
import { stopTime } from '../core/stop-time';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { ProfilePage } from '../pages/profile.page';

type EnvironmentPointer = { composition: { remotes: Record<string, object> } };

const pointerAddress = '**/env/**/current.json';

const changePointer = (
  page: Page,
  change: (remotes: EnvironmentPointer['composition']['remotes']) => void,
) =>
  page.route(pointerAddress, async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as EnvironmentPointer;
    change(pointer.composition.remotes);
    await route.fulfill({ response, json: pointer });
  });

async function expectRestWorks(page: Page, message: RegExp) {
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await expect(dashboard.panel()).toContainText(message);
  await dashboard.tab('Overview').click();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
}

test('[E3] a missing composition shows an error in the tab, and the rest of the page works @deep', async ({
  page,
  allowConsole,
}) => {
  allowConsole(
    /Failed to load resource|list of current versions|is not part of the current version/,
  );
  await page.route(pointerAddress, (route) => route.fulfill({ status: 404, body: 'no' }));
  await openDashboard(page, 'admin', 'contracts');
  await expectRestWorks(page, /missing \(the server answered 404\)/);
  await page.unroute(pointerAddress);
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Contracts').click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

const leaveOut = (remotes: EnvironmentPointer['composition']['remotes']) => {
  delete remotes.contracts;
};
test('[E3, F3] a remote missing from the composition has no tab, and “Try Again” adds it once the composition is fixed', async ({
  page,
}) => {
  await changePointer(page, leaveOut);
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  const notice = page.getByRole('status', { name: 'Page not available' });
  await expect(notice).toContainText('The page “contracts” does not exist');
  await expect(dashboard.tab('Contracts')).toHaveCount(0);
  await expect(dashboard.tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await saveScreenshot(page, 'missing-tab');
  await page.unroute(pointerAddress);
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

const needNewerKernel = ({ contracts = {} }: EnvironmentPointer['composition']['remotes']) => {
  Object.assign(contracts, { kernelRange: '^9.0.0' });
};

const releaseShell = (page: Page, kernel: string) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/("kernel":")[^"]*/, `$1${kernel}`),
    });
  });

test('[E3] if a remote needs a newer shell than the open page, the page offers a reload, which preserves the URL @deep', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/needs kernel/);
  await changePointer(page, needNewerKernel);
  await releaseShell(page, '9.0.0');
  await signIn(page);
  const address = `${dashboardAddress('admin', 'contracts')}&view=table#top`;
  await page.goto(address);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel()).toContainText('This page is out of date');
  await expect(dashboard.tryAgain()).toBeVisible();
  await saveScreenshot(page, 'older-page');
  await page.unroute(pointerAddress);
  await dashboard.panel().getByRole('button', { name: 'Reload' }).click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('[E3] reloading an outdated page preserves a typed draft @deep', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/needs kernel/);
  await changePointer(page, needNewerKernel);
  await releaseShell(page, '9.0.0');
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'admin' });
  await profile.field('Full Name').fill('Half a name');
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Contracts').click();
  await profile.dialog().getByRole('button', { name: 'Keep draft' }).click();
  await expect(dashboard.panel()).toContainText('This page is out of date');
  await page.unroute(pointerAddress);
  await setReloadMarker(page);
  await dashboard.panel().getByRole('button', { name: 'Reload' }).click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  expect(await wasReloaded(page)).toBe(true);
  await dashboard.tab('Profile').click();
  await expect(profile.field('Full Name')).toHaveValue('Half a name');
  await expect(dashboard.panel()).toContainText('Draft restored');
});

test('[E3, workspace] reloading an outdated page asks for confirmation before unsaved data is lost @deep', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/needs kernel/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await changePointer(page, needNewerKernel);
  await releaseShell(page, '9.0.0');
  await openDashboard(page, 'admin', 'notifications');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.bell()).toContainText('unread');
  await page.getByRole('button', { name: /^Mark all/ }).click();
  await expect(dashboard.bell()).not.toContainText('unread');
  await dashboard.tab('Contracts').click();
  const asked = page.waitForEvent('dialog');
  const press = dashboard.panel().getByRole('button', { name: 'Reload' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await press;
  await expect(dashboard.bell()).not.toContainText('unread');
  await expect(dashboard.panel()).toContainText('This page is out of date');
});

test('[E3] an incompatible remote shows both kernel versions and loads nothing; “Try Again” works once this is fixed @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/needs kernel/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await changePointer(page, needNewerKernel);
  await openDashboard(page, 'admin', 'contracts');
  await expectRestWorks(page, /needs kernel \^9\.0\.0\. This shell runs kernel \d+\.\d+\.\d+/);
  expect(asked.filter((url) => url.startsWith(product.origins.contracts))).toEqual([]);

  const dashboard = new DashboardPage(page);
  await dashboard.tab('Contracts').click();
  await expect(dashboard.panel()).toContainText(/needs kernel/);
  await page.unroute(pointerAddress);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});

const releaseOtherShell = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/(\/assets\/main\.)\w+/, '$10123456789') });
  });

test('[E3, deployment] a new shell shows the release notice, and Reload asks for confirmation before it discards typed text @deep', async ({
  page,
}) => {
  await installClock(page);
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'admin' });
  const notice = page.getByRole('status', { name: 'New release' });
  await profile.field('Full Name').fill('Half a name');
  await page.clock.fastForward(61_000);
  await expect(notice).toHaveCount(0);

  await releaseOtherShell(page);
  // The page checks for a new release every minute. If the first response is slow, the notice appears one minute later.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(notice).toContainText('A new version is available.', { timeout: 10_000 });
  }).toPass();
  await saveScreenshot(page, 'new-release');
  const asked = page.waitForEvent('dialog');
  const press = notice.getByRole('button', { name: 'Reload' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await press;
  await expect(profile.field('Full Name')).toHaveValue('Half a name');
  await expect(notice).toBeVisible();
});

const unreadable: readonly (readonly [does: string, answer: (route: Route) => Promise<void>])[] = [
  ['never comes', () => Promise.resolve()],
  ['is missing', (route) => route.fulfill({ status: 404, body: 'no' })],
  ['is a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
];

for (const [does, answer] of unreadable) {
  test(`[E3] if the composition pointer ${does} on a repeat visit, the page uses the last known releases and shows a notice @deep`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/did not arrive|Failed to load resource/);
    await installClock(page);
    await openDashboard(page, 'admin', 'contracts');
    const dashboard = new DashboardPage(page);
    const amount = dashboard.panel().getByText('$78,000,000').first();
    await expect(amount).toBeVisible();

    await page.route(pointerAddress, answer);
    await stopTime(page);
    const asked = page.waitForRequest(pointerAddress);
    await page.reload();
    await asked;
    await expectWithStoppedClock(page, dashboard.panel().getByLabel('Loading').or(amount).first());
    await page.clock.fastForward(10_000);
    await expectWithStoppedClock(page, amount);
    await expect(dashboard.errorCard()).toHaveCount(0);
    const notice = page.getByRole('status', { name: 'Last known releases' });
    await expectWithStoppedClock(page, notice);
    await expect(notice).toContainText('The list of current versions cannot be read.');

    await page.unroute(pointerAddress);
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(notice).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
}
