import type { BrowserContext, Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { openDashboard } from '../../core/open-dashboard';
import { expect } from '../../core/test';
import { DashboardPage } from '../../pages/dashboard.page';
import { environment, requireSuccess } from '../services/stage';
import { enableDataSaver } from '../../core/data-saver';
import {
  type DeploymentFlow,
  locateHeading,
  processes,
  readStageStatus,
  transactions,
} from './stage-test';

const notice = (page: Page) => page.getByRole('status', { name: 'New release' });
/** Focuses the window repeatedly, because the page checks for a new release on focus. */
const comeBack = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(notice(page)).toContainText('A new version is available', { timeout: 5_000 });
  }).toPass();

async function newPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page);
  await page.goto(new URL(url, page.context().pages()[0]?.url()).href);
  return page;
}

export function defineReleaseTests({ test, where, tag, releaseNext }: DeploymentFlow): void {
  test(`[deployment] ${where}: a page opened after a release loads it, open pages offer a reload, and a rollback restores the release before${tag}`, async ({
    page,
    context,
    stage,
  }) => {
    const old = await readStageStatus(stage);
    await enableDataSaver(page);
    await openDashboard(page, 'admin', 'transactions');
    await expect(locateHeading(page, transactions[0])).toBeVisible();
    const before = new Set(await stage.keys());

    await test.step('only the changed remote is uploaded', async () => {
      const output = await requireSuccess(releaseNext(stage));
      expect(output).toMatch(/operations [0-9a-f]{12}: uploaded \d+ files/);
      const id = (await readStageStatus(stage)).release('operations');
      const added = (await stage.keys()).filter((key) => !before.has(key));
      const own = added.filter((key) => key.startsWith('operations/r/'));
      const others = added.filter((key) => !own.includes(key));
      // The four changed files: two screens, the remote entry and the manifest.
      expect(own.filter((key) => !key.startsWith(`operations/r/${id}.`))).toHaveLength(4);
      expect(others.map((key) => key.replace(/[0-9a-f]{64}|\d{8}/, '*')).sort()).toEqual([
        'compositions/*.json',
        `env/${environment}/history/*.json`,
      ]);
      expect(await requireSuccess(releaseNext(stage))).toMatch(
        /uploaded 0 files, 0 kB; \d+ were there/,
      );
    });

    await test.step('the open page still loads files of the release that it started with', async () => {
      const asked: string[] = [];
      // Removes the query string, because a retry adds one to the URL.
      page.on('request', (request) => asked.push(request.url().replace(/\?.*/, '')));
      await new DashboardPage(page).tab('Processes').click();
      await expect(locateHeading(page, processes[0])).toBeVisible();
      const ofReleases = () => asked.filter((url) => url.includes('/r/'));
      await expect.poll(ofReleases).not.toEqual([]);
      const chunks = ofReleases();
      const wasThere = (url: string) => [...before].some((key) => url.endsWith(`/${key}`));
      const isAlone = (url: string) =>
        [...before].some((key) => url.endsWith(key.replace('operations/', '')));
      expect(chunks.filter((url) => !wasThere(url) && !isAlone(url))).toEqual([]);
    });

    await test.step('the open page offers the new release', async () => {
      await comeBack(page);
      await notice(page).getByRole('button', { name: 'Later' }).click();
      await expect(notice(page)).toHaveCount(0);
    });

    await test.step('a new page and a reloaded page run the new release', async () => {
      const other = await newPage(context, dashboardAddress('admin', 'transactions'));
      await expect(locateHeading(other, transactions[1])).toBeVisible();
      await other.close();
      await page.reload();
      await expect(locateHeading(page, processes[1])).toBeVisible();
    });

    await test.step('the rollback changes only the pointer, and the page offers the earlier release', async () => {
      const keys = (await stage.keys()).length;
      await requireSuccess(stage.release('rollback', 'operations'));
      expect((await stage.keys()).length).toBe(keys + 1);
      await comeBack(page);
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await expect(locateHeading(page, processes[0])).toBeVisible();
      expect((await readStageStatus(stage)).hash).toBe(old.hash);
    });
    await requireSuccess(stage.release('verify'));
  });
}
