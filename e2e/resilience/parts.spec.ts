import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/drive';
import { gateCode } from 'tooling/drive';
import { markPage, wasReloaded } from '../core/mark-page';
import { installClock } from '../core/page-clock';
import { savingData } from '../core/saving-data';
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

const dialogFiles = [
  ['the remote’s own', 'contracts', '/**/contract-dialogs*'],
  ['the shell’s form', 'shell', '/assets/platform-form*'],
] as const;

for (const [part, origin, files] of dialogFiles) {
  test(`[C8, E3] a dialog opens though each file of ${part} part is refused once`, async ({
    page,
    product,
    allowConsole,
  }) => {
    allowConsole(failures);
    await savingData(page);
    const contracts = new ContractsPage(page);
    await contracts.goto();
    await refuse(page, product.origins[origin] + files, once());
    await contracts.create().click();
    await expect(contracts.dialog('Create contract')).toBeVisible();
  });

  test(`[C8, E3] a dialog whose code cannot be had is said, and the next press opens it: ${part} part`, async ({
    page,
    product,
    allowConsole,
  }) => {
    allowConsole(failures);
    await savingData(page);
    const contracts = new ContractsPage(page);
    await contracts.goto();
    await expect(contracts.card(sample.crudeSupply.title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const withheld = product.origins[origin] + files;
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
}

test('[federation] what only dialogs take comes with the first of them, not with the list', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const late = () => asked.filter((url) => /(contract-dialogs|platform-form)\.\w+\.js/.test(url));
  await savingData(page);
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sample.drillingRights.id } });
  await expect(contracts.section('Documents')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(late()).toEqual([]);
  await contracts.button('Upload', contracts.section('Documents')).click();
  await expect(contracts.dialog('Upload a document')).toBeVisible();
  expect(late()).toHaveLength(2);
  expect(late().some((url) => url.startsWith(product.origins.contracts))).toBe(true);
});

test('[federation] a screen fetches its dialogs in idle time, ahead of the first press', async ({
  page,
  product,
}) => {
  const coming = page.waitForRequest(`${product.origins.contracts}/**/contract-dialogs*.js`);
  await new ContractsPage(page).goto();
  await coming;
});

const mainScript = '/assets/main*.js*';

test('[GA1, E3] the gate can be typed into though the first script is refused once', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await refuse(page, product.origins.shell + mainScript, once());
  const gate = new GatePage(page);
  await gate.goto();
  await gate.code().fill(gateCode);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

for (const [name, address, title] of [
  ['the gate', '/', 'Secure Access Required'],
  ['the dashboard', dashboardAddress(), 'Administration Portal'],
] as const) {
  test(`[E3] ${name} says that its first script never came, and loads by Reload once it can`, async ({
    page,
    product,
    allowConsole,
  }) => {
    allowConsole(failures);
    if (address !== '/') await signIn(page);
    const files = product.origins.shell + mainScript;
    await refuse(page, files, always);
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('Check the connection');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Trustfold could not be loaded');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading).toHaveText(title);
  });
}

test('[E3] what the shell lends is asked for anew by Try Again, without a reload', async ({
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

for (const [whose, origin, files] of [
  ['a remote', 'contracts', '/**/*.css*'],
  ['the shell', 'shell', '/assets/platform*.css*'],
] as const) {
  test(`[E3] a stylesheet of ${whose} that hangs is asked for again, unseen`, async ({
    page,
    product,
  }) => {
    await installClock(page);
    await savingData(page);
    await page.route(product.origins[origin] + files, async (route) => {
      if (route.request().url().includes('?retry=')) await route.continue();
    });
    await signIn(page);
    await page.goto(dashboardAddress('admin', 'contracts'));
    const part = origin === 'shell' ? 'assets/platform' : product.origins[origin];
    await expect(page.locator(`link[rel="stylesheet"][href*="${part}"]`)).toHaveCount(1);
    await page.clock.fastForward(11_000);
    const dashboard = new DashboardPage(page);
    await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
    await expect(dashboard.errorCard()).toHaveCount(0);
  });
}

test('[ui, E3] a filter whose code cannot be had costs a toast alone, and the next press opens it', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await savingData(page);
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await markPage(page);
  const files = `${product.origins.shell}/assets/platform-controls*`;
  await refuse(page, files, always);
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.click();
  await expect(contracts.toast()).toContainText('The choices could not be loaded');
  await expect(contracts.card(sample.crudeSupply.title)).toBeVisible();

  await page.unroute(files);
  await status.click();
  await expect(page.getByRole('option', { name: 'Draft' })).toBeVisible();
  await expect(status).toHaveAttribute('aria-expanded', 'true');
  expect(await wasReloaded(page)).toBe(false);
});
