import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { dashboardAddress, findChromium, launchArguments, signIn } from 'tooling/browser';
import { readStoredAuditLog } from '../core/stored-log';
import { startClockAt, sampleTime } from '../core/page-clock';
import { expect, test } from '../core/test';
import { sqliteBrowserArgument } from '../core/sqlite';
import { AuditLogPage } from '../pages/audit-log.page';
import { NotificationsPage } from '../pages/notifications.page';

/** Storage backends of IndexedDB in Chromium, with the files that identify each backend. */
const stores = [
  { name: 'LevelDB', change: '--disable-features=IdbSqliteBackingStore', file: /\.leveldb$/ },
  {
    name: 'SQLite',
    change: sqliteBrowserArgument,
    file: /-wal$/,
  },
];

interface Running {
  readonly page: Page;
  kill(): Promise<void>;
}

async function start(profile: string, change: string, url: string): Promise<Running> {
  const child = spawn(
    findChromium(),
    [
      ...launchArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      change,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = async () => {
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  try {
    let said = '';
    let endpoint: string | undefined;
    for await (const text of child.stderr) {
      said += String(text);
      endpoint = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (endpoint !== undefined) break;
    }
    if (endpoint === undefined) throw new Error(`The browser did not start: ${said}`);
    const [context] = (await chromium.connectOverCDP(endpoint)).contexts();
    if (!context) throw new Error('The browser has no window.');
    await startClockAt(context, sampleTime);
    const page = await context.newPage();
    await signIn(page);
    await page.goto(new URL(`${dashboardAddress('admin', 'notifications')}&n=NT-001`, url).href);
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

const isStarred = async (page: Page): Promise<boolean> => {
  const either = page.getByRole('button', { name: /^(Star|Unstar)$/ });
  await expect(either).toBeVisible();
  return (await either.textContent()) === 'Unstar';
};

const entriesOf = async (page: Page) => (await readStoredAuditLog(page)).length;

for (const { name, change, file } of stores)
  test(`[workspace, evidence] after a browser is killed and restarted, its data is intact and the audit log is valid: ${name} @deep`, async ({
    product,
  }) => {
    const profile = await mkdtemp(join(tmpdir(), 'trustfold-killed-'));
    let running: Running | undefined;
    try {
      running = await start(profile, change, product.url);
      await isStarred(running.page);
      const files = await readdir(profile, { recursive: true });
      const ofDatabase = files.filter((path) => path.includes('IndexedDB'));
      test.skip(!ofDatabase.some((path) => file.test(path)), `This browser has no ${name}.`);

      for (const isWaitedFor of [true, false, true, false, false, true, false, true]) {
        const { page } = running;
        const [before, entries] = [await isStarred(page), await entriesOf(page)];
        await new NotificationsPage(page).button(before ? 'Unstar' : 'Star').click();
        if (isWaitedFor) await expect.poll(() => entriesOf(page)).toBe(entries + 1);
        await running.kill();
        running = await start(profile, change, product.url);
        const isKept = (await isStarred(running.page)) !== before;
        if (isWaitedFor) expect(isKept).toBe(true);
        expect((await entriesOf(running.page)) - entries).toBe(isKept ? 1 : 0);
      }

      const audit = new AuditLogPage(running.page);
      await running.page.goto(new URL(dashboardAddress(), product.url).href);
      await audit.button('Verify').click();
      await expect(audit.log().getByText(/^Verified through entry/)).toBeVisible();
    } finally {
      await running?.kill();
      await rm(profile, { recursive: true, force: true });
    }
  });
