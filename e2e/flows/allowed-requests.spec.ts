import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

const immutable = /^\/(assets\/|r\/(assets\/)?)[\w-]+\.([\w-]+\.)?[0-9a-f]{10}\.[a-z0-9]+$/;

const tabs = [
  ['Processes', 'PF-001'],
  ['Transactions', 'Atlas Drilling Corporation'],
  ['Clients', 'Meridian Energy Partners'],
  ['Compliance', 'Meridian Energy Partners'],
  ['Contracts', '$78,000,000'],
  ['Analytics', 'System Analytics'],
  ['Profile', 'Update Profile'],
  ['Notifications', 'Dip test rejected, re-test required'],
] as const;

test('[G5, B26] opening all tabs and changing a record requests only the page, the composition pointer and immutable files', async ({
  page,
}) => {
  const others = new Set<string>();
  page.on('request', (request) => {
    const { protocol, pathname, search } = new URL(request.url());
    if (!protocol.startsWith('http') || (immutable.test(pathname) && search === '')) return;
    others.add([request.method(), pathname + search, request.postData()].join(' ').trim());
  });
  page.on('websocket', (socket) => others.add(`WS ${socket.url()}`));
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  for (const [tab, text] of tabs) {
    await dashboard.tab(tab).click();
    await expect(dashboard.panel().getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: /^Mark all/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Ignores `GET /`, because an open page sends this request every minute to check for a newer shell.
  const asked = () => [...others].filter((request) => request !== 'GET /');
  await expect.poll(asked).toHaveLength(2);
  expect(asked()).toEqual([
    'GET /trustfold/dashboard/admin',
    expect.stringMatching(/^GET \/env\/[\w-]+\/current\.json$/),
  ]);
});

test('[G7, B25] an unhandled rejection is logged, and the dashboard keeps working', async ({
  page,
  allowConsole,
}) => {
  const said = /Unhandled rejection: Error: stray/;
  allowConsole(said);
  await openDashboard(page, 'admin', 'notifications');
  const markAll = page.getByRole('button', { name: /^Mark all/ });
  await expect(markAll).toBeVisible();
  const logged = page.waitForEvent('console', (message) => said.test(message.text()));
  await page.evaluate(() => void Promise.reject(new Error('stray')));
  await logged;
  await markAll.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
