import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn } from 'tooling/drive';
import { gateCode } from 'tooling/drive';
import { savingData } from '../core/saving-data';
import { expect, test } from '../core/test';
import { ContractsPage, sample } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { GatePage } from '../pages/gate.page';
import { ProfilePage } from '../pages/profile.page';

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

/** A page that would not be the same after a reload. */
const markPage = (page: Page) =>
  page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));
const wasReloaded = (page: Page) => page.evaluate(() => !('wasNotReloaded' in window));

const typed = 'Half a name';

/** A form that somebody is writing in, on a page that has all its files but the small parts'. */
async function beginForm(page: Page): Promise<ProfilePage> {
  await savingData(page);
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'admin' });
  await profile.field('Full Name').fill(typed);
  await page.waitForLoadState('networkidle');
  return profile;
}

/** A command with a toast that leaves the form alone. */
async function changePhoto(profile: ProfilePage): Promise<void> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.from(pixel, 'base64');
  await profile.photoFile().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search and go to' });
const releases = (page: Page) => page.getByRole('dialog', { name: 'Releases' });

for (const kind of ['css', 'js']) {
  test(`[E1, E3] toast, palette and releases come though each *.${kind} of theirs is refused once`, async ({
    page,
    product,
    allowConsole,
  }) => {
    allowConsole(failures);
    const profile = await beginForm(page);
    await refuse(page, `${product.origins.shell}/assets/*.${kind}*`, once());

    await changePhoto(profile);
    await expect(profile.toast()).toContainText('Photo updated');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Releases' }).click();
    await expect(releases(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile.field('Full Name')).toHaveValue(typed);
  });
}

test('[E1, E3] a toast, palette or drawer that cannot be had is said in plain words, and comes once it can', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  const profile = await beginForm(page);
  const files = `${product.origins.shell}/assets/**`;
  await refuse(page, files, always);

  await changePhoto(profile);
  await expect(page.getByRole('status').filter({ hasText: 'Photo updated' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByText('The search could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Releases' }).click();
  await expect(page.getByText('The releases could not be loaded')).toBeVisible();
  await expect(profile.field('Full Name')).toHaveValue(typed);

  await page.unroute(files);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Releases' }).click();
  await expect(releases(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile.field('Full Name')).toHaveValue(typed);
});

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
  await contracts.goto({ query: { contract: sample.crudeSupply.id } });
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

test('[E3] a page comes though its stylesheet is refused once', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await openGate(page);
  await refuse(page, `${product.origins.shell}/assets/*.css*`, once());
  for (const address of ['/trustfold', '/portal/login', '/portal/demo', '/trustfold/login', '/']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
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
    await page.clock.install();
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

test('[E3] an overview whose file is lost says so in its tab, and Try Again brings it', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await savingData(page);
  await signIn(page);
  const files = `${product.origins.shell}/assets/overview*`;
  await refuse(page, files, always);
  await page.goto(dashboardAddress('admin', 'overview'));
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel()).toContainText('The overview could not be loaded.');
  await expect(dashboard.tab('Contracts')).toBeVisible();

  await page.unroute(files);
  await dashboard.panel().getByRole('button', { name: 'Try Again' }).click();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
});

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
