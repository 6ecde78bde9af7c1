import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/drive';
import { openDashboard } from '../core/open-dashboard';
import { expect, test as base } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { environment, must, variantOf, type Stage, type Variant } from './services/stage';

/** What a browser says of a script that was refused, and of its neighbours that were fetched for nothing. */
const refusedScript =
  /integrity|was preloaded .* but not used|Failed to load resource|RUNTIME-|Federation|digest|ChunkLoadError|could not be loaded|Loading chunk|MIME/i;

const transactions = ['Transaction Dashboard', 'Transaction Dashboard, next'] as const;
const processes = ['Process Management', 'Process Management, next'] as const;

const heading = (page: Page, name: string) =>
  new DashboardPage(page).panel().getByRole('heading', { name, exact: true });

const notice = (page: Page) => page.getByRole('status', { name: 'New release' });
const banner = (page: Page) => page.getByRole('status', { name: 'Release preview' });

/** What a person does who comes back to a window: the page looks whether something was released. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The page fetches nothing ahead of its being opened, as where data is dear. */
const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** The browser has met none of the product’s immutable files. */
async function forgetCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

async function newPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page);
  await page.goto(new URL(url, page.context().pages()[0]?.url()).href);
  return page;
}

async function runs(stage: Stage) {
  const output = await must(stage.release('status', '--env', environment));
  const hash = /composition ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
  const release = (name: string) =>
    new RegExp(`/${name === '' ? '' : '.*'}r/([0-9a-f]{32})/`).exec(
      output.split('\n').find((line) => line.trim().startsWith(name)) ?? '',
    )?.[1] ?? '';
  return { hash, release };
}

/** The tests of one way to deploy; they share a stage, and each leaves it as it found it. */
export function deploymentTests(where: string, startStage: () => Promise<Stage | string>): void {
  const test = base.extend<{ stage: Stage; harmless: undefined }, { started: Stage | string }>({
    started: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
      async ({}, use) => {
        const started = await startStage();
        await use(started);
        if (typeof started !== 'string') await started.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    stage: async ({ started }, use) => {
      if (typeof started === 'string') test.skip(true, started);
      else await use(started);
    },
    product: async ({ stage }, use) => use(stage.product),
    harmless: [
      async ({ stage, allowConsole }, use) => {
        if (stage.harmless) allowConsole(stage.harmless);
        await use(undefined);
      },
      { auto: true },
    ],
  });
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  let next: Variant | undefined;
  test.beforeAll(async () => {
    next = await variantOf('operations', {
      replace: [
        [`title:"${transactions[0]}"`, `title:"${transactions[1]}"`],
        [`title:"${processes[0]}"`, `title:"${processes[1]}"`],
      ],
    });
  });
  test.afterAll(() => next?.remove());

  const releaseNext = (stage: Stage, ...more: string[]) =>
    stage.release('operations', '--env', environment, '--dist', next?.folder ?? '', ...more);

  test(`[deployment] ${where}: a release reaches new pages, an open page goes on and is offered it, and it is rolled back`, async ({
    page,
    context,
    stage,
  }) => {
    const old = await runs(stage);
    await fetchNothingAhead(page);
    await openDashboard(page, 'admin', 'transactions');
    await expect(heading(page, transactions[0])).toBeVisible();
    const before = new Set(await stage.keys());

    await test.step('only the changed remote is uploaded', async () => {
      const output = await must(releaseNext(stage));
      expect(output).toMatch(/operations [0-9a-f]{12}: uploaded \d+ files/);
      const id = (await runs(stage)).release('operations');
      const added = (await stage.keys()).filter((key) => !before.has(key));
      const others = added.filter((key) => !key.startsWith(`operations/r/${id}/`));
      expect(others.map((key) => key.replace(/[0-9a-f]{64}|\d{8}/, '*')).sort()).toEqual([
        'compositions/*.json',
        `env/${environment}/history/*.json`,
      ]);
      expect(await must(releaseNext(stage))).toMatch(/uploaded 0 files, 0 kB; \d+ were there/);
    });

    await test.step('the open page lazily loads the release it began with', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await new DashboardPage(page).tab('Processes').click();
      await expect(heading(page, processes[0])).toBeVisible();
      const chunks = asked.filter((url) => url.includes('/r/'));
      expect(chunks.length).toBeGreaterThan(0);
      expect(chunks.filter((url) => !url.includes(old.release('operations')))).toEqual([]);
    });

    await test.step('it is quietly offered the new one', async () => {
      await comeBack(page);
      await expect(notice(page)).toContainText('A new release is out');
      await notice(page).getByRole('button', { name: 'Later' }).click();
      await expect(notice(page)).toHaveCount(0);
    });

    await test.step('a new page has it, and so has the old one when it is reloaded', async () => {
      const other = await newPage(context, dashboardAddress('admin', 'transactions'));
      await expect(heading(other, transactions[1])).toBeVisible();
      await other.close();
      await page.reload();
      await expect(heading(page, processes[1])).toBeVisible();
    });

    await test.step('the rollback is one swap, and the page is offered it', async () => {
      const keys = (await stage.keys()).length;
      await must(stage.release('rollback', 'operations', '--env', environment));
      expect((await stage.keys()).length).toBe(keys + 1);
      await comeBack(page);
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await expect(heading(page, processes[0])).toBeVisible();
      expect((await runs(stage)).hash).toBe(old.hash);
    });
    await must(stage.release('verify', '--env', environment));
  });

  test(`[deployment] ${where}: one release is previewed, under a banner that takes it back`, async ({
    page,
    stage,
  }) => {
    const output = await must(stage.release('operations', '--dist', next?.folder ?? ''));
    const id = /remote\.operations=([0-9a-f]{32})/.exec(output)?.[1] ?? '';
    await signIn(page);
    await page.goto(`${dashboardAddress('admin', 'transactions')}&remote.operations=${id}`);
    await expect(heading(page, transactions[1])).toBeVisible();
    await expect(banner(page)).toContainText(`operations ${id.slice(0, 12)}`);

    await new DashboardPage(page).tab('Processes').click();
    await expect(heading(page, processes[1])).toBeVisible();
    await page.reload();
    await expect(heading(page, processes[1])).toBeVisible();

    await banner(page).getByRole('button', { name: 'Back to what is live' }).click();
    await expect(heading(page, processes[0])).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test(`[deployment] ${where}: an earlier composition is opened by its hash, which the inspector names`, async ({
    page,
    context,
    stage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const live = await runs(stage);
    await must(releaseNext(stage));
    await signIn(page);
    await page.goto(`${dashboardAddress('admin', 'transactions')}&composition=${live.hash}`);
    await expect(heading(page, transactions[0])).toBeVisible();
    await expect(banner(page)).toContainText(`the composition ${live.hash.slice(0, 12)}`);

    await page.getByRole('button', { name: 'Releases' }).click();
    const drawer = page.getByRole('dialog', { name: 'Releases' });
    const row = drawer.getByRole('row', { name: /operations/ });
    await expect(row).toContainText('Earlier composition');
    await expect(row).toContainText('Verified');
    await expect(row).toContainText(/\d+ ms/);
    await drawer.getByRole('button', { name: 'Copy composition hash' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(live.hash);
    await must(stage.release('promote', live.hash.slice(0, 12), '--env', environment));
  });

  test(`[deployment] ${where}: what is asked for and is not there costs its own tab`, async ({
    page,
    stage,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|is missing|could not be fetched|error boundary|CORS/i);
    const id = createHash('sha256').update(stage.product.url).digest('hex');
    await signIn(page);
    await page.goto(
      `${dashboardAddress('admin', 'transactions')}&remote.operations=${id.slice(0, 32)}&remote.contracts=http://localhost:9`,
    );
    await expect(new DashboardPage(page).errorCard()).toBeVisible();
    await expect(banner(page)).toContainText(
      'This shell takes contracts from its own releases alone',
    );
    await new DashboardPage(page).tab('Contracts').click();
    await expect(heading(page, 'Contract Management')).toBeVisible();
  });

  test(`[deployment] ${where}: a byte changed in an entry or in an exposed chunk is refused, in its own tab only`, async ({
    page,
    stage,
    allowConsole,
  }) => {
    allowConsole(refusedScript);
    await fetchNothingAhead(page);
    const folder = `contracts/r/${(await runs(stage)).release('contracts')}/`;
    const scripts = (await stage.keys()).filter(
      (key) => key.startsWith(folder) && key.endsWith('.js'),
    );
    const isDialogs = (key: string) => key.includes('contract-dialogs');
    const atOnce = scripts.filter((key) => !isDialogs(key));
    expect(atOnce.length).toBeGreaterThan(1);
    const dashboard = new DashboardPage(page);
    const expectRefused = async (key: string) => {
      const { code, output } = await stage.release('verify', '--env', environment);
      expect(code).toBe(1);
      expect(output).toContain(`${key} does not have the digest that the composition names.`);
    };
    for (const key of atOnce) {
      await test.step(key.slice(folder.length), async () => {
        await forgetCache(page);
        await stage.tamper(key, (body) => `${body}\n`);
        await openDashboard(page, 'admin', 'contracts');
        await expect(dashboard.errorCard()).toBeVisible();
        await dashboard.tab('Transactions').click();
        await expect(heading(page, transactions[0])).toBeVisible();
        await expectRefused(key);
        await stage.tamper(key, (body) => body.slice(0, -1));

        // The browser has kept the broken file; a retry must not be content with it.
        await page.reload();
        await dashboard.tab('Contracts').click();
        await expect(heading(page, 'Contract Management')).toBeVisible();
      });
    }
    const [dialogs = ''] = scripts.filter(isDialogs);
    await test.step(dialogs.slice(folder.length), async () => {
      const create = page.getByRole('button', { name: 'Create Contract' });
      await forgetCache(page);
      await stage.tamper(dialogs, (body) => `${body}\n`);
      await openDashboard(page, 'admin', 'contracts');
      await create.click();
      await expect(page.getByText('The dialog could not be loaded').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectRefused(dialogs);
      await stage.tamper(dialogs, (body) => body.slice(0, -1));
      await create.click();
      await expect(page.getByRole('dialog', { name: 'Create Contract' })).toBeVisible();
    });
    await must(stage.release('verify', '--env', environment));
  });

  test(`[deployment] ${where}: a remote that needs another kernel is refused by the command, and by the shell before its code is loaded`, async ({
    page,
    stage,
    allowConsole,
  }) => {
    allowConsole(/needs kernel|error boundary/);
    const variant = await variantOf('contracts', { kernelRange: '^9.0.0' });
    const release = ['contracts', '--env', environment, '--dist', variant.folder];
    const before = await runs(stage);
    const { code, output } = await stage.release(...release);
    expect(code).toBe(1);
    expect(output).toMatch(
      /contracts needs kernel \^9\.0\.0; the shell of production runs kernel \d+\.\d+\.\d+/,
    );
    expect(await runs(stage)).toMatchObject({ hash: before.hash });

    await must(stage.release(...release, '--despite-kernel'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openDashboard(page, 'admin', 'contracts');
    await expect(new DashboardPage(page).panel()).toContainText(
      /needs kernel \^9\.0\.0; this shell runs kernel \d+\.\d+\.\d+/,
    );
    expect(asked.filter((url) => url.includes('/contracts/r/'))).toEqual([]);
    await must(stage.release('rollback', '--env', environment));
    await variant.remove();
  });
}

export { environment };
