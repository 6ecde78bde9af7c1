import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { expect } from '../../core/test';
import { DashboardPage } from '../../pages/dashboard.page';
import { requireSuccess } from '../services/stage';
import {
  type DeploymentFlow,
  locateHeading,
  processes,
  readStageStatus,
  transactions,
} from './stage-test';

const banner = (page: Page) => page.getByRole('status', { name: 'Release preview' });

export function definePreviewTests({
  test,
  where,
  deep,
  nextFolder,
  releaseNext,
}: DeploymentFlow): void {
  test(`[deployment] ${where}: a release can be previewed, and a banner offers to end the preview${deep}`, async ({
    page,
    stage,
  }) => {
    const output = await requireSuccess(
      stage.release('operations', '--preview', '--dist', nextFolder()),
    );
    const id = /remote\.operations=([0-9a-f]{32})/.exec(output)?.[1] ?? '';
    await signIn(page);
    await page.goto(`${dashboardAddress('admin', 'transactions')}&remote.operations=${id}`);
    await expect(locateHeading(page, transactions[1])).toBeVisible();
    await expect(banner(page)).toContainText(`operations ${id.slice(0, 12)}`);

    const { tab } = new DashboardPage(page);
    await tab('Processes').click();
    await expect(locateHeading(page, processes[1])).toBeVisible();
    await page.reload();
    await expect(locateHeading(page, processes[1])).toBeVisible();

    await banner(page).getByRole('button', { name: 'Return to the live version' }).click();
    await expect(locateHeading(page, processes[0])).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test(`[deployment] ${where}: an earlier composition opens by its hash, which the inspector shows${deep}`, async ({
    page,
    context,
    stage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const live = await readStageStatus(stage);
    await requireSuccess(releaseNext(stage));
    await signIn(page);
    await page.goto(`${dashboardAddress('admin', 'transactions')}&composition=${live.hash}`);
    await expect(locateHeading(page, transactions[0])).toBeVisible();
    await expect(banner(page)).toContainText(`the composition ${live.hash.slice(0, 12)}`);

    await new DashboardPage(page).tab('Profile').click();
    await page.getByRole('button', { name: 'Diagnostics and releases' }).click();
    const drawer = page.getByRole('dialog', { name: 'Diagnostics and releases' });
    const row = drawer.getByRole('row', { name: /^operations/ });
    await expect(row).toContainText('Earlier composition');
    await expect(row).toContainText('Verified');
    await expect(row).toContainText(/\d+ ms/);
    await drawer.getByRole('button', { name: 'Copy composition hash' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(live.hash);
    await requireSuccess(stage.release('promote', live.hash.slice(0, 12)));
  });

  test(`[deployment] ${where}: a missing release affects only its own tab${deep}`, async ({
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
      'This shell loads contracts only from published releases',
    );
    await new DashboardPage(page).tab('Contracts').click();
    await expect(locateHeading(page, 'Contract Management')).toBeVisible();
  });
}
