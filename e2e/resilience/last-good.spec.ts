import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runToolingCommand } from 'tooling/release';
import { openDashboard } from '../core/open-dashboard';
import { expect, ownProductTest as test } from '../core/test';
import type { SpecifiedProduct } from '../core/shared-product';
import { must, variantOf } from '../deployment/services/stage';
import { DashboardPage } from '../pages/dashboard.page';

const heading = ['Contract Management', 'Contract Management, next'] as const;

/** What a browser says of a script that throws. */
const broken =
  /broken at its start|could not be loaded|did not start|ChunkLoad|Loading chunk|preload/;

const shownHeading = (page: Page, name: string) =>
  new DashboardPage(page).panel().getByRole('heading', { name, exact: true });

/** The screen itself, of whose heading the shell says the words while it is on its way. */
const record = (page: Page) => new DashboardPage(page).panel().getByText('$78,000,000').first();

const notice = (page: Page) => page.getByRole('status', { name: 'Earlier release of contracts' });

const reloadOffer = (page: Page) =>
  new DashboardPage(page).panel().getByRole('button', { name: 'Reload' });

/** The remote's next release; `spoil` names the script of it that throws as it begins. */
async function releaseNext(
  { store, environment }: SpecifiedProduct,
  mark: string,
  spoil?: RegExp,
): Promise<void> {
  // A file is named by what it holds: a release that is spoiled has names of its own.
  const named = spoil ? `${mark} ${Buffer.from(spoil.source).toString('hex')}` : mark;
  const next = await variantOf('contracts', {
    replace: [[`"${heading[0]}"`, `"${named}"`]],
  });
  if (spoil) {
    const files = await readdir(next.folder, { recursive: true });
    const file = join(next.folder, files.find((name) => spoil.test(name)) ?? 'none');
    await writeFile(file, `throw new Error('broken at its start');${await readFile(file, 'utf8')}`);
  }
  await must(
    runToolingCommand('release', [
      ...['contracts', '--dist', next.folder],
      ...['--to', store, '--env', environment],
    ]),
  );
  await next.remove();
}

/** The remote's release has started well in this browser, which keeps it. */
async function visitOnce(page: Page): Promise<void> {
  await openDashboard(page, 'admin', 'contracts');
  await expect(shownHeading(page, heading[0])).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/kept/good/contracts'))))
    .toBe(true);
}

test('[E3] a release whose entry throws gives way to the last that started, until the next one', async ({
  page,
  ownProduct,
  allowConsole,
}) => {
  allowConsole(broken);
  await visitOnce(page);
  await releaseNext(ownProduct, heading[1], /^remote-entry.*\.js$/);
  await page.reload();
  await expect(record(page)).toBeVisible();
  await expect(shownHeading(page, heading[0])).toBeVisible();
  await expect(notice(page)).toContainText(/The release [0-9a-f]{12} of contracts did not start/);

  await test.step('released anew, the new one runs', async () => {
    await releaseNext(ownProduct, heading[1]);
    await page.reload();
    await expect(shownHeading(page, heading[1])).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});

test('[E3] a release that ran in part gives way after a reload, and may be tried again', async ({
  page,
  ownProduct,
  allowConsole,
}) => {
  allowConsole(broken);
  await visitOnce(page);
  await releaseNext(ownProduct, heading[1], /__federation_expose_contract.*\.js$/);
  await page.reload();
  await expect(new DashboardPage(page).panel()).toContainText(
    /Reload the page to go on with [0-9a-f]{12}/,
  );
  await reloadOffer(page).click();
  await expect(record(page)).toBeVisible();
  await expect(shownHeading(page, heading[0])).toBeVisible();
  await notice(page).getByRole('button', { name: 'Reload and try the new one' }).click();
  await expect(reloadOffer(page)).toBeVisible();
});
