import type { Page } from '@playwright/test';
import { openDashboard } from '../../core/open-dashboard';
import { pauseToasts } from '../../core/pause-toasts';
import { expect } from '../../core/test';
import { DashboardPage } from '../../pages/dashboard.page';
import { computeTimeoutMs } from '../services/hang-limits';
import { requireSuccess, buildVariant } from '../services/stage';
import { enableDataSaver } from '../../core/data-saver';
import { type DeploymentFlow, locateHeading, readStageStatus, transactions } from './stage-test';

const refusedScript =
  /integrity|was preloaded .* but not used|Failed to load resource|RUNTIME-|Federation|digest|ChunkLoadError|could not be loaded|Loading chunk|MIME/i;

async function forgetCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

export function defineRefusalTests({ test, where, tag, deep }: DeploymentFlow): void {
  test(`[deployment] ${where}: a changed byte in an entry or chunk is rejected and affects only its own tab${tag}`, async ({
    page,
    stage,
    allowConsole,
  }) => {
    allowConsole(refusedScript);
    await enableDataSaver(page);
    await pauseToasts(page);
    const folder = 'contracts/r/';
    const scripts = (await stage.keys()).filter(
      (key) => key.startsWith(folder) && key.endsWith('.js'),
    );
    const isDialogs = (key: string) => key.includes('contract-dialogs');
    const isLater = (key: string) =>
      /contract-(bulk|details)|contracts-later|pdf-signatures/.test(key);
    const atOnce = scripts.filter((key) => !isDialogs(key) && !isLater(key));
    expect(atOnce.length).toBeGreaterThan(1);
    // Each script needs four page operations: a page load, a tab change, a verification and a reload.
    test.setTimeout(computeTimeoutMs(4 * scripts.length + 2));
    const dashboard = new DashboardPage(page);
    const expectRefused = async (key: string) => {
      const { code, output } = await stage.release('verify');
      expect(code).toBe(1);
      expect(output).toContain(`${key} is not what was released.`);
    };
    for (const key of atOnce) {
      await test.step(key.slice(folder.length), async () => {
        await forgetCache(page);
        await stage.tamper(key, (body) => `${body}\n`);
        await openDashboard(page, 'admin', 'contracts');
        await expect(dashboard.errorCard()).toBeVisible();
        await dashboard.tab('Transactions').click();
        await expect(locateHeading(page, transactions[0])).toBeVisible();
        await expectRefused(key);
        await stage.tamper(key, (body) => body.slice(0, -1));

        // The retry must not use the broken file in the browser cache.
        await page.reload();
        await dashboard.tab('Contracts').click();
        await expect(locateHeading(page, 'Contract Management')).toBeVisible();
      });
    }
    const [dialogs = ''] = scripts.filter(isDialogs);
    await test.step(dialogs.slice(folder.length), async () => {
      const create = page.getByRole('button', { name: 'Create contract' });
      await forgetCache(page);
      await stage.tamper(dialogs, (body) => `${body}\n`);
      await openDashboard(page, 'admin', 'contracts');
      await create.click();
      await expect(page.getByText('The dialog could not be loaded').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectRefused(dialogs);
      await stage.tamper(dialogs, (body) => body.slice(0, -1));
      await create.click();
      await expect(page.getByRole('dialog', { name: 'Create contract' })).toBeVisible();
    });
    await requireSuccess(stage.release('verify'));
  });

  test(`[deployment] ${where}: the release command and the shell reject a remote that needs another kernel version${deep}`, async ({
    page,
    stage,
    allowConsole,
  }) => {
    allowConsole(/needs kernel|error boundary/);
    const variant = await buildVariant('contracts', { kernelRange: '^9.0.0' });
    const release = ['contracts', '--dist', variant.folder];
    const before = await readStageStatus(stage);
    const { code, output } = await stage.release(...release);
    expect(code).toBe(1);
    expect(output).toMatch(
      /contracts needs kernel \^9\.0\.0; the shell of production runs kernel \d+\.\d+\.\d+/,
    );
    expect(await readStageStatus(stage)).toMatchObject({ hash: before.hash });

    await requireSuccess(stage.release(...release, '--despite-kernel'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openDashboard(page, 'admin', 'contracts');
    await expect(new DashboardPage(page).panel()).toContainText(
      /needs kernel \^9\.0\.0\. This shell runs kernel \d+\.\d+\.\d+/,
    );
    expect(asked.filter((url) => url.includes('/contracts/r/'))).toEqual([]);
    await requireSuccess(stage.release('rollback'));
    await variant.remove();
  });
}
