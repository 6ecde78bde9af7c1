import type { Page } from '@playwright/test';
import kernel from 'shared-kernel/package.json' with { type: 'json' };
import { dashboardAddress, signIn } from 'tooling/drive';
import { storedVersion } from 'tooling/release';
import { specifiedRemotes, type SpecifiedRemote } from '../core/specified-remotes';
import { expect, test as base } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { limitFor, stageLimitMs } from './services/hang-limits';
import {
  shellWithKernel,
  startSkewStage,
  type Builds,
  type SkewStage,
} from './services/skew-stage';
import { variantOf } from './services/stage';

const test = base.extend<object, { stage: SkewStage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const stage = await startSkewStage();
      await use(stage);
      await stage.stop();
    },
    { scope: 'worker', timeout: stageLimitMs },
  ],
  product: async ({ stage }, use) => use(stage.product),
});
test.describe.configure({ mode: 'serial' });

interface TabOfTest {
  readonly name: string;
  /** What its first record shows. */
  readonly shows: string;
  readonly remote?: SpecifiedRemote;
  /** Button of a command that hands out a file. */
  readonly command?: string;
  /** What to choose where the command asks as what. */
  readonly asksAs?: string;
}

const tabs: readonly TabOfTest[] = [
  { name: 'Overview', shows: 'Integration status' },
  {
    name: 'Processes',
    shows: 'PF-2024-001',
    remote: 'operations',
    command: 'Export',
    asksAs: 'CSV',
  },
  { name: 'Transactions', shows: 'Atlas Drilling Corporation', remote: 'operations' },
  {
    name: 'Clients',
    shows: 'Meridian Energy Partners',
    remote: 'compliance',
    command: 'Export',
    asksAs: 'CSV',
  },
  { name: 'Compliance', shows: 'Meridian Energy Partners', remote: 'compliance' },
  {
    name: 'Contracts',
    shows: '$78,000,000',
    remote: 'contracts',
    command: 'Export',
    asksAs: 'CSV',
  },
  { name: 'Notifications', shows: 'Dip test rejected, re-test required', remote: 'operations' },
  { name: 'Profile', shows: 'Update Profile', remote: 'account', command: 'Export Data' },
  { name: 'Analytics', shows: 'System Analytics', remote: 'account' },
];

interface Walk {
  /** The remotes of which a command is run. */
  readonly looked: readonly SpecifiedRemote[];
  /** Those that need another kernel than the shell has. */
  readonly refused: readonly SpecifiedRemote[];
}

/** Opens each tab, sees what it shows first or why it does not run, and runs commands. */
async function walk(page: Page, { looked, refused }: Walk): Promise<void> {
  const dashboard = new DashboardPage(page);
  await page.goto(dashboardAddress());
  for (const { name, shows, remote, command, asksAs } of tabs) {
    await dashboard.tab(name).click();
    if (remote !== undefined && refused.includes(remote)) {
      await expect(dashboard.panel(), name).toContainText('needs kernel');
      continue;
    }
    const shown = dashboard.panel().getByText(shows).filter({ visible: true });
    await expect(shown.first(), name).toBeVisible();
    if (remote === undefined || command === undefined || !looked.includes(remote)) continue;
    const handedOut = page.waitForEvent('download');
    await dashboard.panel().getByRole('button', { name: command, exact: true }).click();
    if (asksAs !== undefined) await page.getByRole('menuitem', { name: asksAs }).click();
    await handedOut;
  }
}

/** The entries that a page asks for, by which releases are told apart; one may be asked for again. */
function watchEntries(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = request.url().replace(/\?.*/, '');
    if (/\/r\/remote-entry\.[^/]+$/.test(url)) asked.add(url);
  });
  return asked;
}

/** Every remote as of one side, or but one of them. */
const mixes = (
  ours: Builds,
  old: Builds,
): readonly (readonly [string, Builds, readonly SpecifiedRemote[]])[] => [
  ['all remotes of now', ours, specifiedRemotes],
  ['all remotes of before', old, specifiedRemotes],
  ...specifiedRemotes.map((odd): readonly [string, Builds, readonly SpecifiedRemote[]] => [
    `${odd} alone of before`,
    (name) => (name === odd ? old : ours)(name),
    [odd],
  ]),
];

for (const side of ['now', 'before'] as const) {
  test(`[F3, E3, deployment] the shell of ${side} runs all remotes of now, all of before, and each alone of before, or says which kernel one needs @deep`, async ({
    context,
    stage,
    allowConsole,
  }) => {
    allowConsole(/needs kernel/);
    const all = mixes(stage.now, stage.before);
    test.setTimeout(limitFor(all.length * (1 + tabs.length)));
    await signIn(context);
    const shell = stage[side]('host');
    await stage.releaseShell(shell);
    for (const [mix, buildOf, looked] of all)
      await test.step(mix, async () => {
        const entries = await stage.compose(buildOf);
        // A page of its own: that of the mix before may still be fetching its files ahead.
        const page = await context.newPage();
        const asked = watchEntries(page);
        const refused = specifiedRemotes.filter((name) => !stage.fits(shell, name, buildOf(name)));
        await walk(page, { looked, refused });
        const run = specifiedRemotes.filter((name) => !refused.includes(name));
        expect([...asked].sort()).toEqual(run.map((name) => entries[name]).sort());
        await page.close();
        // Said so that the run is not taken for a silent one.
        console.log(mix);
      });
  });
}

const reload = (page: Page) =>
  new DashboardPage(page).panel().getByRole('button', { name: 'Reload' });

test('[E3, deployment] a remote that needs what a newer kernel added is refused by the older shell, which offers one reload once the newer is out @deep', async ({
  page,
  stage,
  allowConsole,
}) => {
  allowConsole(/needs kernel/);
  const newest = `${kernel.version.replace(/\..*/, '')}.99.0`;
  const newer = await variantOf('contracts', { kernelRange: `^${newest}` });
  const shell = await shellWithKernel(stage.now('host'), newest);
  await stage.releaseShell(stage.before('host'));
  const { contracts = '' } = await stage.compose((name) =>
    name === 'contracts' ? newer.folder : stage.now(name),
  );
  const asked = watchEntries(page);
  await signIn(page);
  await page.goto(dashboardAddress('admin', 'contracts'));
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel()).toContainText(
    `needs kernel ^${newest}; this shell runs kernel ${storedVersion()}`,
  );
  await expect(dashboard.panel()).toContainText(/no newer (one is out|version is available) yet/);
  await expect(reload(page)).toHaveCount(0);

  await stage.releaseShell(shell.folder);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel()).toContainText(/reload it for a newer one|Reload to continue/);
  await expect(reload(page)).toHaveCount(1);
  expect([...asked]).not.toContain(contracts);
  await reload(page).click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  expect([...asked]).toContain(contracts);
  await newer.remove();
  await shell.remove();
});

/** A record as it lies in the browser's database, with what a newer kernel may have added to it. */
const storedRecord = (page: Page, key: string, add?: object) =>
  page.evaluate(
    async ([id, more]) => {
      const name = 'trustfold';
      const known = await indexedDB.databases();
      // To open it would create it.
      if (!known.some((database) => database.name === name)) throw new Error('Nothing is kept.');
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(request.error?.message));
        });
      const database = await settled(indexedDB.open(name));
      try {
        const store = database
          .transaction('notifications', 'readwrite')
          .objectStore('notifications');
        const envelope = (await settled(store.get(id))) as { record: Record<string, unknown> };
        if (more) {
          Object.assign(envelope.record, more);
          await settled(store.put(envelope));
        }
        return envelope.record;
      } finally {
        database.close();
      }
    },
    [key, add] as const,
  );

test('[workspace, deployment] the product of before edits a record and keeps the fields it does not know', async ({
  page,
  stage,
}) => {
  await stage.releaseShell(stage.before('host'));
  await stage.compose(stage.before);
  await signIn(page);
  const notifications = new NotificationsPage(page);
  const address = `${dashboardAddress('admin', 'notifications')}&n=NT-001`;
  await page.goto(address);
  await expect(notifications.button('Unstar')).toBeVisible();
  const later = { ledger: { book: 'A' }, tags: ['x'] };
  // The sample is shown from memory before it is kept.
  await expect(async () => {
    expect(await storedRecord(page, 'NT-001', later)).toMatchObject(later);
  }).toPass();
  await page.reload();
  await notifications.button('Unstar').click();
  await expect(notifications.card('Starred 2')).toBeVisible();
  await expect
    .poll(() => storedRecord(page, 'NT-001'))
    .toMatchObject({ ...later, isStarred: false });
});
