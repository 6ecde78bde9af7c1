import type { Page } from '@playwright/test';
import { dashboardAddress, gateCode, signIn } from 'tooling/browser';
import { watchRest } from '../core/at-rest';
import { expectBeforeLimits } from '../core/before-limits';
import { holdToasts } from '../core/hold-toasts';
import { markPage, wasReloaded } from '../core/mark-page';
import { installClock } from '../core/page-clock';
import { savingData } from '../core/saving-data';
import { stopTime } from '../core/stop-time';
import { expect, test } from '../core/test';
import { ContractsPage, sample } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { GatePage } from '../pages/gate.page';

const failures = /Failed to load resource|could not be loaded|ChunkLoadError|RUNTIME-/;

type Refusal = { readonly asked: (url: string) => boolean };

/** Refuses files of the shell that match: each as long as `asked` says of its address. */
const refuse = (page: Page, files: string, { asked }: Refusal) =>
  page.route(files, (route) =>
    asked(route.request().url()) ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );

/** Each file once; a file that is asked for again has another query. */
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

test('[C8, E3] a dialog opens though each file of the remote’s own part is refused once @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await savingData(page);
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await refuse(page, product.origins.contracts + dialogFiles, once());
  await contracts.create().click();
  await expect(contracts.dialog('Create contract')).toBeVisible();
});

test('[C8, E3] a dialog whose code does not load is reported, and the next press opens it', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await savingData(page);
  const contracts = new ContractsPage(page);
  await holdToasts(page);
  const rest = watchRest(page);
  await contracts.goto();
  await expect(contracts.card(sample.crudeSupply.title)).toBeVisible();
  await rest();
  const withheld = product.origins.contracts + dialogFiles;
  await refuse(page, withheld, always);
  await contracts.create().press('Enter');
  await expect(contracts.toast()).toContainText('The dialog could not be loaded');
  await expect(contracts.card(sample.crudeSupply.title)).toBeVisible();
  await expect(contracts.create()).toBeFocused();

  await page.unroute(withheld);
  await contracts.create().press('Enter');
  const dialog = contracts.dialog('Create contract');
  await dialog.getByLabel('Title').fill('Storage Agreement, Fujairah');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contracts.create()).toBeFocused();
});

test('[federation] what only dialogs take comes with the first of them, not with the list @deep', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  /** The files, each once: one that fails may rightly be asked for again. */
  const late = () =>
    new Set(
      asked
        .map((url) => url.replace(/\?.*/, ''))
        .filter((url) => /(contract-dialogs|platform-form)\.\w+\.js/.test(url)),
    );
  const rest = watchRest(page);
  await savingData(page);
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sample.drillingRights.id } });
  await expect(contracts.section('Documents')).toBeVisible();
  await rest();
  expect([...late()]).toEqual([]);
  await contracts.button('Upload', contracts.section('Documents')).click();
  await expect(contracts.dialog('Upload a document')).toBeVisible();
  const { contracts: remote, shell } = product.origins;
  expect([...late()].map((url) => new URL(url).origin).sort()).toEqual([remote, shell].sort());
});

test('[GA1, E3] the gate says that its first script did not load, and Reload loads it', async ({
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

test('[E3] what the shell lends is asked for anew by Try Again, without a reload @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  const files = `${product.origins.shell}/assets/platform*`;
  await refuse(page, files, always);
  await savingData(page);
  await signIn(page);
  await page.goto(dashboardAddress('admin', 'contracts'));
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await markPage(page);
  await dashboard.tryAgain().click();
  await expect(dashboard.errorCard()).toBeVisible();

  await page.unroute(files);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  expect(await wasReloaded(page)).toBe(false);
});

test('[E3] a stylesheet of a remote that hangs is asked for again, unseen @deep', async ({
  page,
  product,
}) => {
  await installClock(page);
  await savingData(page);
  const { contracts } = product.origins;
  await page.route(`${contracts}/**/*.css*`, async (route) => {
    if (route.request().url().includes('?retry=')) await route.continue();
  });
  await signIn(page);
  // From its beginning: a sheet may take ten seconds, and the screen that needs it fifteen.
  await stopTime(page);
  await page.goto(dashboardAddress('admin', 'contracts'));
  const sheet = page.locator(`link[rel="stylesheet"][href*="${contracts}"]`);
  await expectBeforeLimits(page, sheet, async (links) => (await links.count()) === 1);
  await page.clock.fastForward(10_000);
  const dashboard = new DashboardPage(page);
  await expectBeforeLimits(page, dashboard.panel().getByText('$78,000,000').first());
  await expect(dashboard.errorCard()).toHaveCount(0);
});
