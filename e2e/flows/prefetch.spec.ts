import type { Page } from '@playwright/test';
import type { CompositionPointer, RemoteRelease } from 'shared-kernel/remote';
import { watchPageIdle } from '../core/page-idle';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { disableTimeLimits } from '../core/disable-time-limits';
import { DashboardPage } from '../pages/dashboard.page';

function watchScripts(page: Page) {
  let scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { all: () => scripts, forget: () => (scripts = []) };
}

/** Disables idle callbacks, so that only hover and focus start prefetching. */
const withoutIdleTime = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Presses a key, because the code of the audit log loads at the first key press or click. */
async function touch(page: Page, rest: () => Promise<void>): Promise<void> {
  const evidence = page.waitForEvent('requestfinished', (request) =>
    /\/evidence\.\w+\.js$/.test(request.url()),
  );
  await page.keyboard.press('Shift');
  await evidence;
  await rest();
}

async function deployed(page: Page): Promise<CompositionPointer['composition']['remotes']> {
  const response = await page.waitForResponse('**/current.json');
  const { composition } = (await response.json()) as CompositionPointer;
  return composition.remotes;
}

function filesOf(release: RemoteRelease | undefined, screen?: string): readonly string[] {
  const { address = '', entry = '', screens = {} } = release ?? {};
  const ofScreens = screen === undefined ? Object.values(screens).flat() : (screens[screen] ?? []);
  expect(ofScreens).not.toEqual([]);
  return [...new Set([entry, ...ofScreens])].map((file) => address + file);
}

test('[federation] hovering over a tab loads its scripts, and opening it loads nothing more @deep', async ({
  page,
  product,
}) => {
  const rest = watchPageIdle(page);
  const scripts = watchScripts(page);
  const arrived: string[] = [];
  page.on('requestfinished', (request) => arrived.push(request.url()));
  await withoutIdleTime(page);
  const pointer = deployed(page);
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
  await touch(page, rest);
  const scriptsOfTab = filesOf((await pointer).operations, 'notifications').filter((url) =>
    url.endsWith('.js'),
  );
  expect(scripts.all().filter((url) => url.startsWith(product.origins.operations))).toEqual([]);

  await dashboard.tab('Notifications').hover();
  await expect.poll(() => scriptsOfTab.filter((url) => !arrived.includes(url))).toEqual([]);
  await rest();

  scripts.forget();
  await dashboard.tab('Notifications').click();
  await expect(dashboard.panel().getByText('Dip test rejected').first()).toBeVisible();
  await rest();
  expect(scripts.all()).toEqual([]);
});

test('[federation] focusing a tab loads its remote @deep', async ({ page, product }) => {
  await withoutIdleTime(page);
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
  const entry = page.waitForRequest(`${product.origins.operations}/**/remote-entry*`);
  await dashboard.tab('Overview').focus();
  await page.keyboard.press('ArrowRight');
  await entry;
});

/** Returns the names of the remotes whose code has run. Each remote adds a global array of webpack chunks. */
const begun = (page: Page) =>
  page.evaluate(() =>
    Object.keys(window).flatMap((key) => /^webpackChunkremote_(.+)/.exec(key)?.[1] ?? []),
  );

async function watchRuns(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const run: string[] = [];
  session.on('Debugger.scriptParsed', ({ url }) => run.push(url));
  await session.send('Debugger.enable');
  // Discards scripts that ran earlier, because the debugger reports these first.
  run.length = 0;
  return run;
}

const ownOfContracts = ['federation', 'platform', 'platform-records'];

/** Collects the URLs of responses that come from the network and not from the cache. */
async function watchNetwork(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const came: string[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache !== true && response.encodedDataLength > 0) came.push(response.url);
  });
  return came;
}

test('[federation] prefetching in idle time runs no code; hovering over or opening a tab runs its remote without another download @deep', async ({
  page,
}) => {
  const rest = watchPageIdle(page);
  const finished: string[] = [];
  page.on('requestfinished', (request) => finished.push(request.url()));
  const pointer = deployed(page);
  await openDashboard(page);
  const needed = Object.values(await pointer).flatMap((release) => filesOf(release));
  await expect.poll(() => needed.filter((url) => !finished.includes(url))).toEqual([]);
  expect(await begun(page)).toEqual([]);
  await touch(page, rest);

  const came = await watchNetwork(page);
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Contracts').hover();
  await expect.poll(() => begun(page)).toEqual(['contracts']);
  await dashboard.tab('Notifications').click();
  await expect(dashboard.panel().getByText('Dip test rejected').first()).toBeVisible();
  await rest();
  expect((await begun(page)).sort()).toEqual(['contracts', 'operations']);
  expect(came.filter((url) => /\.(js|css)$/.test(url))).toEqual([]);
});

test('[federation] a repeat visit preloads the tab’s files while the composition pointer loads, but runs them only afterwards @deep', async ({
  page,
  product,
}) => {
  await withoutIdleTime(page);
  // The test delays a response for longer than the page’s time limits allow.
  await disableTimeLimits(page);
  const pointer = deployed(page);
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  const needed = filesOf((await pointer).contracts, 'contract-management');

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/current.json', async (route) => {
    await held;
    await route.continue();
  });
  const run = await watchRuns(page);
  await page.reload();
  await expect(page.getByRole('tablist')).toBeVisible();
  const ofRemote = () => asked.filter((url) => url.startsWith(product.origins.contracts));
  await expect.poll(() => needed.filter((url) => !ofRemote().includes(url))).toEqual([]);
  const links = page.locator(`link[rel="preload"][href^="${product.origins.contracts}"]`);
  const preloaded = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(preloaded.sort()).toEqual([...needed].sort());
  for (const link of await links.all()) await expect(link).toHaveAttribute('integrity', /^sha384-/);
  expect(await begun(page)).toEqual([]);
  const notRun = () =>
    ownOfContracts.filter((name) => !run.some((url) => url.includes(`/assets/${name}.`)));
  await expect.poll(notRun, 'parts of the shell that wait for the pointer').toEqual([]);

  const before = asked.length;
  answer();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  // Ignores requests for sample data, because the workspace may still be loading.
  const isOfTab = (url: string) =>
    url.startsWith(product.origins.contracts) ||
    ownOfContracts.some((name) => url.includes(`/assets/${name}`));
  expect(asked.slice(before).filter(isOfTab), 'what the tab asks for after it').toEqual([]);
  expect(ofRemote().filter((url, index, all) => all.indexOf(url) !== index)).toEqual([]);
});

test('[federation] the initial HTML starts loading the tab in the URL, and no file is requested twice', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const rest = watchPageIdle(page);
  page.on('request', (request) => asked.push(request.url()));
  await withoutIdleTime(page);
  await disableTimeLimits(page);
  // Delays the main script. The HTML head must request the remote’s files before that script runs.
  await page.route(`${product.origins.shell}/assets/main.*.js`, async (route) => {
    await held;
    await route.continue();
  });
  const entry = page.waitForRequest(`${product.origins.contracts}/**/remote-entry*`);
  const style = page.waitForRequest(`${product.origins.contracts}/**/*.css`);
  const opening = openDashboard(page, 'admin', 'contracts');
  await Promise.all([entry, style]);
  release();
  await opening;
  await expect(new DashboardPage(page).panel().getByText('$78,000,000').first()).toBeVisible();
  await rest();

  const twice = asked.filter((url, index) => asked.indexOf(url) !== index);
  expect(twice).toEqual([]);
  const sheet = page.locator(`link[rel="stylesheet"][href^="${product.origins.contracts}"]`);
  await expect(sheet.first()).toHaveAttribute('integrity', /^sha384-/);
});

test('[GA1, federation] the initial HTML renders the gate without any script @deep', async ({
  page,
  product,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await disableTimeLimits(page);
  await page.route(`${product.origins.shell}/assets/**`, async (route) => {
    await held;
    await route.continue();
  });
  const opening = page.goto('/');
  await expect(page.getByRole('heading', { name: 'Secure Access Required' })).toBeVisible();
  expect(await page.getByLabel('Access code').count()).toBe(0);
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length === 1,
  );
  release();
  await opening;
  await expect(page.getByLabel('Access code')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
