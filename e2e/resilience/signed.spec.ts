import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/drive';
import { untilKept } from '../core/kept-product';
import { openDashboard } from '../core/open-dashboard';
import { expectRefusal, refusals, refusedComposition } from '../core/forged';
import { beginAt } from '../core/page-clock';
import { newSigner, startSignedProduct, type SignedProduct } from '../core/signed-product';
import { expect, test as base } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

const test = base.extend<{ stage: SignedProduct }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  stage: async ({}, use) => {
    const stage = await startSignedProduct();
    await use(stage);
    await stage.stop();
  },
  product: async ({ stage }, use) => use(stage.product),
});
test.describe.configure({ timeout: 120_000 });

const contracts = '$78,000,000';
/** Before and after the moment that a page of these tests begins at. */
const past = '2024-07-20T09:00:00.000Z';
const soon = '2024-07-25T09:00:00.000Z';
const later = '2024-08-20T09:00:00.000Z';

const shown = (page: Page) => new DashboardPage(page).panel().getByText(contracts).first();

for (const refusal of refusals) {
  test(`[security, E3] a composition that is ${refusal.what} is refused before anything of it runs, and Try Again heals`, async ({
    page,
    stage,
    allowConsole,
  }) => {
    allowConsole(refusedComposition);
    await expectRefusal(page, refusal, stage, (text) => stage.put(text));
  });
}

test('[security, E3] what was put back silently is refused by a browser that has seen the newer, and a rollback under a higher number is taken', async ({
  page,
  stage,
  allowConsole,
}) => {
  allowConsole(/list of what is deployed|was preloaded/);
  await stage.put(await stage.signed({ body: { seq: 5 } }));
  await openDashboard(page, 'admin', 'contracts');
  await expect(shown(page)).toBeVisible();
  await stage.put(stage.released.text);
  await page.reload();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel()).toContainText(
    /is older \(promotion \d+\) than one that was there before \(5\)/,
  );
  await stage.put(await stage.signed({ body: { seq: 6 } }));
  await dashboard.tryAgain().click();
  await expect(shown(page)).toBeVisible();
});

for (const curve of ['P-256', 'Ed25519'] as const)
  test(`[security] what the holder of a remote’s key of ${curve} changed of that remote is taken`, async ({
    page,
    stage,
  }) => {
    const holder = await newSigner(curve);
    const grant = await stage.grant({ contracts: [holder.publicKey] });
    await stage.put(await stage.signed({ body: { seq: 2 }, signer: holder, beside: { grant } }));
    await openDashboard(page, 'admin', 'contracts');
    await expect(shown(page)).toBeVisible();
  });

test('[security] a release by its address is shown where it is signed for preview, with a workspace of its own', async ({
  page,
  stage,
  allowConsole,
}) => {
  allowConsole(/is not signed for preview|was signed for preview|Failed to load resource/);
  await stage.closePreviews();
  const release = stage.released.body.composition.remotes.contracts as { release: string };
  const name = `contracts-${release.release}`;
  await signIn(page);
  await page.goto(`${dashboardAddress('admin', 'contracts')}&remote.contracts=${release.release}`);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel()).toContainText(/is not signed for preview here/);
  await stage.permit(name, past);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel()).toContainText(/was signed for preview until 2024-07-20/);
  await stage.permit(name, later);
  await dashboard.tryAgain().click();
  await expect(shown(page)).toBeVisible();

  const names = async () =>
    page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
  expect(await names()).toContain('trustfold-preview');
  expect(await names()).not.toContain('trustfold');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[security, E3] what was kept opens after its stamp, and not after the end of its signature', async ({
    page,
    context,
    stage,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR|list of what is deployed|was preloaded/);
    const stamp = await stage.stamp({ seq: 1, grant: 1, parts: {} }, soon);
    await stage.put(await stage.signed({ body: { expires: later }, beside: { stamp } }));
    await openDashboard(page, 'admin', 'contracts');
    await expect(shown(page)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await stage.product.stop();

    await beginAt(context, '2024-08-01T09:00:00.000Z');
    await page.reload();
    await expect(shown(page)).toBeVisible();
    await beginAt(context, '2024-09-01T09:00:00.000Z');
    await page.reload();
    await expect(new DashboardPage(page).panel()).toContainText(/was signed until 2024-08-20/);
  });

  test('[security, E3] what is not taken is not kept: the last that was opens offline', async ({
    page,
    context,
    stage,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR|list of what is deployed|was preloaded/);
    await openDashboard(page, 'admin', 'contracts');
    await untilKept(page);
    await stage.put(JSON.stringify(stage.released.body));
    await page.reload();
    await expect(new DashboardPage(page).panel()).toContainText(/is not signed/);
    await context.setOffline(true);
    await stage.product.stop();
    await page.reload();
    await expect(shown(page)).toBeVisible();
  });
});
