import type { Page } from '@playwright/test';
import { dashboardAddress, gateCode, signIn } from 'tooling/browser';
import { watchPageIdle } from '../core/page-idle';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { pauseToasts } from '../core/pause-toasts';
import { setReloadMarker, wasReloaded } from '../core/mark-page';
import { installClock } from '../core/page-clock';
import { enableDataSaver } from '../core/data-saver';
import { stopTime } from '../core/stop-time';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { GatePage } from '../pages/gate.page';

const failures = /Failed to load resource|could not be loaded|ChunkLoadError|RUNTIME-/;

type Refusal = { readonly asked: (url: string) => boolean };

const refuse = (page: Page, files: string, { asked }: Refusal) =>
  page.route(files, (route) =>
    asked(route.request().url()) ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );

/** Fails the first request for each file. A retry succeeds, because it has another query string. */
const once = (): Refusal => {
  const refused = new Set<string>();
  return {
    asked: (url) => {
      const file = new URL(url).pathname;
      const isFirst = !refused.has(file);
      refused.add(file);
      return isFirst;
    },
  };
};

const always: Refusal = { asked: () => true };

const dialogFiles = '/**/contract-dialogs*';

test('[C8, E3] a dialog opens even if the first request for each of its files fails @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await enableDataSaver(page);
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await refuse(page, product.origins.contracts + dialogFiles, once());
  await contracts.create().click();
  await expect(contracts.dialog('Create contract')).toBeVisible();
});

test('[C8, E3] if a dialog’s code fails to load, a message appears, and the next attempt opens the dialog @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await enableDataSaver(page);
  const contracts = new ContractsPage(page);
  await pauseToasts(page);
  const rest = watchPageIdle(page);
  await contracts.goto();
  await expect(contracts.card(sampleContracts.crudeSupply.title)).toBeVisible();
  await rest();
  const withheld = product.origins.contracts + dialogFiles;
  await refuse(page, withheld, always);
  await contracts.create().press('Enter');
  await expect(contracts.toast()).toContainText('The dialog could not be loaded');
  await expect(contracts.card(sampleContracts.crudeSupply.title)).toBeVisible();
  await expect(contracts.create()).toBeFocused();

  await page.unroute(withheld);
  await contracts.create().press('Enter');
  const dialog = contracts.dialog('Create contract');
  await dialog.getByLabel('Title').fill('Storage Agreement, Fujairah');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contracts.create()).toBeFocused();
});

test('[federation] code used only by dialogs loads with the first dialog, not with the list @deep', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  /** Removes the query string, because a retry adds one to the URL. */
  const late = () =>
    new Set(
      asked
        .map((url) => url.replace(/\?.*/, ''))
        .filter((url) => /(contract-dialogs|platform-form)\.\w+\.js/.test(url)),
    );
  const rest = watchPageIdle(page);
  await enableDataSaver(page);
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.drillingRights.id } });
  await expect(contracts.section('Documents')).toBeVisible();
  await rest();
  expect([...late()]).toEqual([]);
  await contracts.button('Upload', contracts.section('Documents')).click();
  await expect(contracts.dialog('Upload a document')).toBeVisible();
  const { contracts: remote, shell } = product.origins;
  expect([...late()].map((url) => new URL(url).origin).sort()).toEqual([remote, shell].sort());
});

test('[GA1, E3] the gate reports that the main script did not load, and Reload loads it @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  const files = `${product.origins.shell}/assets/main*.js*`;
  await refuse(page, files, always);
  const gate = new GatePage(page);
  await gate.goto();
  await expect(page.getByRole('alert')).toContainText('Check the connection');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Trustfold could not be loaded');
  await page.unroute(files);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toHaveText('Secure Access Required');
  await gate.code().fill(gateCode);
});

test('[E3] after the shared modules failed to load, “Try Again” loads them without a page reload @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  const files = `${product.origins.shell}/assets/platform*`;
  await refuse(page, files, always);
  await enableDataSaver(page);
  await signIn(page);
  await page.goto(dashboardAddress('admin', 'contracts'));
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await setReloadMarker(page);
  await dashboard.tryAgain().click();
  await expect(dashboard.errorCard()).toBeVisible();

  await page.unroute(files);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  expect(await wasReloaded(page)).toBe(false);
});

test('[E3] a remote’s stylesheet that hangs is requested again without an error message @deep', async ({
  page,
  product,
}) => {
  await installClock(page);
  await enableDataSaver(page);
  const { contracts } = product.origins;
  await page.route(`${contracts}/**/*.css*`, async (route) => {
    if (route.request().url().includes('?retry=')) await route.continue();
  });
  await signIn(page);
  // Stops the clock first, because stylesheets have a time limit of ten seconds and screens of fifteen.
  await stopTime(page);
  await page.goto(dashboardAddress('admin', 'contracts'));
  const sheet = page.locator(`link[rel="stylesheet"][href*="${contracts}"]`);
  await expectWithStoppedClock(page, sheet, async (links) => (await links.count()) === 1);
  await page.clock.fastForward(10_000);
  const dashboard = new DashboardPage(page);
  await expectWithStoppedClock(page, dashboard.panel().getByText('$78,000,000').first());
  await expect(dashboard.errorCard()).toHaveCount(0);
});
