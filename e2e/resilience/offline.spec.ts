import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { runToolingCommand } from 'tooling/release';
import { untilKept } from '../core/kept-product';
import { openDashboard } from '../core/open-dashboard';
import { sampleMoment } from '../core/page-clock';
import { stopTime } from '../core/stop-time';
import { expect, ownProductTest as test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';

test.use({ serviceWorkers: 'allow' });

/** What a browser says of requests that nobody answers. */
const unanswered = /Failed to load resource|net::ERR|could not be loaded/;

/** Each tab with what it shows of the sample. */
const tabs = [
  ['Processes', 'PF-2024-001'],
  ['Transactions', 'Atlas Drilling Corporation'],
  ['Clients', 'Meridian Energy Partners'],
  ['Compliance', 'Meridian Energy Partners'],
  ['Contracts', '$78,000,000'],
  ['Profile', 'Update Profile'],
  ['Analytics', 'System Analytics'],
  ['Overview', 'Integration status'],
  ['Notifications', 'Dip test rejected'],
] as const;

const offline = (page: Page) => page.getByRole('status', { name: 'Offline' });

/** The dashboard, once the browser keeps all that it needs. */
async function openKept(page: Page): Promise<void> {
  await openDashboard(page);
  await untilKept(page);
}

async function expectEveryTab(page: Page): Promise<void> {
  const dashboard = new DashboardPage(page);
  for (const [tab, text] of tabs) {
    await dashboard.tab(tab).click();
    const shown = dashboard.panel().getByText(text).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
  }
}

test('[E3] after one visit the product opens without a network: every tab, changes, a reload', async ({
  page,
  context,
  ownProduct,
  allowConsole,
}) => {
  allowConsole(unanswered);
  await openKept(page);
  await context.setOffline(true);
  await ownProduct.stop();

  const dashboard = new DashboardPage(page);
  await page.reload();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
  await expectEveryTab(page);
  await expect(offline(page)).toBeVisible();

  await test.step('what is changed is kept', async () => {
    const notifications = new NotificationsPage(page);
    await notifications.item('Dip test rejected, re-test required').click();
    await notifications.button('Mark Read').click();
    await expect(notifications.card('Unread 3')).toBeVisible();
    await page.reload();
    await expect(notifications.card('Unread 3')).toBeVisible();
  });

  await test.step('a document is made that none was made of before', async () => {
    await dashboard.tab('Profile').click();
    await page.getByRole('tab', { name: 'Security' }).click();
    const report = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Security Report' }).click();
    expect((await report).suggestedFilename()).toMatch(/security-report/);
  });

  await test.step('a page that was never open opens too', async () => {
    const other = await context.newPage();
    await other.goto(`${ownProduct.url}portal/login`);
    await expect(other.getByRole('button', { name: 'Access Portal' })).toBeVisible();
  });
});

test('[E3] the page says that it is offline, and no more once it is back', async ({
  page,
  context,
  ownProduct,
  allowConsole,
}) => {
  allowConsole(unanswered);
  await openKept(page);
  await expect(offline(page)).toBeHidden();
  await context.setOffline(true);
  await expect(offline(page)).toContainText('keeps what you change');
  await page.reload();
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  expect(ownProduct.url).toBe(new URL('/', page.url()).href);
});

test('[E3] a network that does not say what is deployed is waited for briefly, then what is kept opens, and is heard once it answers', async ({
  page,
  context,
  ownProduct,
}) => {
  await openKept(page);
  const held: Route[] = [];
  const pointer = '**/current.json';
  await context.route(pointer, (route) => {
    held.push(route);
  });
  await page.reload();
  await expectEveryTab(page);
  await expect(offline(page)).toBeVisible();
  // The worker waits no more, and stopped nothing: all is still on its way.
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter((route) => route.request().failure() !== null)).toEqual([]);
  await context.unroute(pointer);
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await expect(offline(page)).toBeHidden();
  expect(ownProduct.url).toBe(new URL('/', page.url()).href);
});

test('[E3] a visit that returns asks the network for the page and what is deployed, and nothing else', async ({
  page,
  context,
  ownProduct,
}) => {
  await openKept(page);
  // What the worker does not keep it asks for itself.
  const asked = new Set<string>();
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.add(new URL(request.url()).pathname);
  });
  await page.reload();
  await expectEveryTab(page);
  const pointer = `/env/${ownProduct.environment}/current.json`;
  expect([...asked]).toContain(pointer);
  const others = [...asked].filter((path) => path !== pointer);
  expect(others.filter((path) => path !== new URL(page.url()).pathname)).toEqual([]);
});

test('[E3] a remote whose origin is cut after a visit works as before', async ({
  page,
  ownProduct,
}) => {
  await openKept(page);
  await ownProduct.stopRemote('contracts');
  await page.reload();
  await expectEveryTab(page);
});

const release = async (product: { store: string; environment: string }, ...args: string[]) => {
  const { store, environment } = product;
  const { code, output } = await runToolingCommand('release', [
    ...args,
    '--to',
    store,
    '--env',
    environment,
  ]);
  expect(code, output).toBe(0);
};

/** What a browser has of the worker. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('[E3] the composition switches it off, and nothing of it is left', async ({
  page,
  ownProduct,
}) => {
  await openKept(page);
  await release(ownProduct, 'worker', 'off');
  await page.reload();
  await expect.poll(() => left(page)).toEqual({ caches: [], workers: 0 });
  await page.reload();
  await expectEveryTab(page);
});

/**
 * Lets a worker rest whenever another waits for its place. A browser does so half a minute after its last event, but
 * for one that a debugger looks at, as a test's does: there the next would wait for good.
 */
async function letWorkersRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const known = new Map<string, { readonly status: string; readonly runningStatus: string }>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, ...version } of versions) known.set(versionId, version);
    const all = [...known];
    if (!all.some(([, { status }]) => status === 'installed')) return;
    for (const [versionId, { status, runningStatus }] of all)
      if (status === 'activated' && runningStatus === 'running')
        session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
  });
  await session.send('ServiceWorker.enable');
}

/** From the next page on: when it has registered the worker itself. */
async function heardRegistering(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const register = Reflect.get<ServiceWorkerContainer, 'register'>(prototype, 'register');
    prototype.register = async function heard(...asked) {
      const registration = await register.apply(this, asked);
      Object.assign(window, { hasRegistered: true });
      return registration;
    };
  });
  return () => page.waitForFunction(() => 'hasRegistered' in window);
}

test('[E3] the stand-by in its place takes it away, under a page that goes on and asks for it anew', async ({
  page,
  ownProduct,
  allowConsole,
}) => {
  // What is on its way through a worker that is stopped is asked for again.
  allowConsole(/Failed to load resource: net::ERR_FAILED/);
  await openKept(page);
  const folder = join(ownProduct.store, 'env', ownProduct.environment);
  await copyFile(join(folder, 'sw-off.js'), join(folder, 'sw.js'));
  await letWorkersRest(page);
  const registered = await heardRegistering(page);
  // What the page does in idle time, registering it among that, comes when the test lets it.
  await page.clock.install({ time: sampleMoment });
  await page.reload();
  await stopTime(page);
  await expect.poll(() => left(page)).toEqual({ caches: [], workers: 0 });
  await page.clock.resume();
  await registered();
  await expect.poll(() => left(page)).toEqual({ caches: [], workers: 0 });
  await expectEveryTab(page);
  expect(await left(page)).toEqual({ caches: [], workers: 0 });
});

for (const [what, change] of [
  ['is missing', (file: string) => rm(file)],
  ['is a page', (file: string) => writeFile(file, '<!doctype html><title>Trustfold</title>')],
] as const)
  test(`[E3] a worker that ${what} takes nothing from the page`, async ({
    page,
    ownProduct,
    allowConsole,
  }) => {
    // The browser's own words on the file, which no page can hold back.
    allowConsole(/bad HTTP response code \(404\)|Failed to load resource/);
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
    await change(join(ownProduct.store, 'env', ownProduct.environment, 'sw.js'));
    await openDashboard(page);
    await asked;
    await expectEveryTab(page);
    expect(await left(page)).toEqual({ caches: [], workers: 0 });
  });
