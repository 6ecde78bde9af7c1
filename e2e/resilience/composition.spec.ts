import type { Page } from '@playwright/test';
import { openDashboard } from '../core/journeys';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

type Pointer = { composition: { remotes: Record<string, object> } };

const pointerAddress = '**/env/**/current.json';

async function expectRestStands(page: Page, message: RegExp) {
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await expect(dashboard.panel()).toContainText(message);
  await dashboard.tab('Overview').click();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
}

const broken: readonly (readonly [string, { status?: number; body: string }, RegExp])[] = [
  ['is missing', { status: 404, body: 'no' }, /missing \(the server answered 404\)/],
  ['is not JSON', { body: '<!doctype html>' }, /is not JSON/],
  ['is of another shape', { body: '{"hash":7}' }, /is not valid at hash/],
];

for (const [state, answer, message] of broken) {
  test(`[E3] a composition that ${state} is said in the tab; the rest stands`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|list of what is deployed/);
    await page.route(pointerAddress, (route) => route.fulfill(answer));
    await openDashboard(page, 'admin', 'contracts');
    await expectRestStands(page, message);
    await page.unroute(pointerAddress);
    const dashboard = new DashboardPage(page);
    await dashboard.tab('Contracts').click();
    await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  });
}

test('[E3] a remote the shell does not know is left alone', async ({ page }) => {
  await page.route(pointerAddress, async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as Pointer;
    const [known] = Object.values(pointer.composition.remotes);
    pointer.composition.remotes.oddity = { ...known };
    await route.fulfill({ response, json: pointer });
  });
  await openDashboard(page, 'admin', 'contracts');
  await expect(new DashboardPage(page).panel().getByText('$78,000,000').first()).toBeVisible();
});

test('[E3] a remote that needs another kernel names both versions and loads nothing', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/needs kernel/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(pointerAddress, async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as Pointer;
    Object.assign(pointer.composition.remotes.contracts ?? {}, { kernelRange: '^9.0.0' });
    await route.fulfill({ response, json: pointer });
  });
  await openDashboard(page, 'admin', 'contracts');
  await expectRestStands(page, /needs kernel \^9\.0\.0; this shell runs kernel \d+\.\d+\.\d+/);
  expect(asked.filter((url) => url.startsWith(product.origins.contracts))).toEqual([]);
});
