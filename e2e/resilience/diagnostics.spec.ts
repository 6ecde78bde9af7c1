import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/drive';
import { openDashboard } from '../core/open-dashboard';
import { savingData } from '../core/saving-data';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

const failures = /Failed to load resource|could not be loaded|RUNTIME-/;
const code = /^TF-[2-9A-Z]{4}$/;

const preview = (page: Page) => page.getByRole('dialog', { name: 'Diagnostics', exact: true });
const report = (page: Page) => preview(page).locator('pre');
const openDrawer = (page: Page) =>
  page.getByRole('button', { name: 'Diagnostics and releases' }).click();
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Diagnostics and releases' });
const events = (page: Page) => drawer(page).getByRole('table', { name: 'Recent events' });

/** Refuses all of a remote's files and opens its tab, whose card is then there. */
async function openFailing(page: Page, origin: string): Promise<DashboardPage> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ status: 503, body: '' }));
  await savingData(page);
  await signIn(page);
  await page.goto(`${dashboardAddress('admin', 'contracts')}&q=Crude`);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  return dashboard;
}

test('[E3] a card says a code, the same after a reload, and what is copied is seen before', async ({
  page,
  context,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dashboard = await openFailing(page, product.origins.contracts);
  const shown = await dashboard.panel().getByText(code).textContent();
  await dashboard.panel().getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(report(page)).toContainText(`**Code**: ${shown}`);
  await expect(report(page)).toContainText(/contracts@[0-9a-f]{8}/);
  await expect(report(page)).not.toContainText('Crude');
  await preview(page).getByRole('button', { name: 'Copy' }).click();
  await expect(preview(page)).toContainText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await report(page).textContent());
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();

  await page.reload();
  await expect(dashboard.panel().getByText(code)).toHaveText(String(shown));
});

test('[E3] a clipboard that refuses leaves the text selected, and says so', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const dashboard = await openFailing(page, product.origins.contracts);
  await dashboard.panel().getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(report(page)).toContainText('**Code**');
  await preview(page).getByRole('button', { name: 'Copy' }).click();
  await expect(preview(page)).toContainText('Copying was refused. The text is selected.');
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toContain('# Trustfold diagnostics');
});

test('[G7, E3] what happened is listed over a reload, from both of two tabs, and narrowed by kind', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/stray/);
  await openDashboard(page);
  const other = await context.newPage();
  await openDashboard(other);
  const logged = (one: Page) =>
    one.waitForEvent('console', (message) => message.text().includes('stray'));
  const rejections = (one: Page) => events(one).getByRole('row', { name: /Unhandled rejection/ });
  for (const [one, message, listed] of [
    [page, 'stray fetch failed', 1],
    [other, 'stray fetch aborted', 2],
  ] as const) {
    const said = logged(one);
    await one.evaluate((text) => void Promise.reject(new TypeError(text)), message);
    await said;
    await openDrawer(one);
    await expect(rejections(one)).toHaveCount(listed);
  }
  await other.close();

  await page.reload();
  await openDrawer(page);
  await expect(rejections(page)).toHaveCount(2);
  await drawer(page).getByRole('combobox', { name: 'Kind' }).click();
  await page.getByTitle('Unhandled rejection').click();
  await expect(events(page).getByRole('row')).toHaveCount(3);
});

/** What a page does that its browser refuses, and what the list of events says of each. */
const refusals = [
  {
    what: 'a script without a digest',
    does: (address: string) => {
      const script = document.createElement('script');
      script.src = address;
      document.head.append(script);
    },
    said: /integrity-violation own main\./,
  },
  {
    what: 'a script that stands in the page',
    does: () => {
      const script = document.createElement('script');
      script.textContent = 'Crude = 1';
      document.head.append(script);
    },
    said: /csp-violation script-src-elem inline/,
  },
  {
    what: 'a frame',
    does: (address: string) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    },
    said: /csp-violation frame-src own main\./,
  },
] as const;

for (const { what, does, said } of refusals) {
  test(`[G7, federation] the log has what the browser refuses, without what stands in it: ${what}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Content Security Policy|[Ii]ntegrity/);
    await openDashboard(page);
    const main = page.locator('script[defer][src*="/assets/main."]');
    const address = `${await main.getAttribute('src')}?q=Crude`;
    await page.evaluate(does, address);
    await openDrawer(page);
    await expect(events(page).getByRole('row', { name: said })).toBeVisible();
    await expect(events(page)).not.toContainText('Crude');
  });
}

test('[E3] an Escape closes what is shown before it is copied, and leaves the drawer', async ({
  page,
}) => {
  await openDashboard(page);
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(report(page)).toContainText('# Trustfold diagnostics');
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(drawer(page)).toBeVisible();
});

test('[E3] a page whose script never comes says its code and what it knows', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  await page.route(`${product.origins.shell}/assets/main.*`, (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/trustfold?q=Crude');
  const card = page.getByRole('alert', { name: 'Trustfold could not be loaded' });
  await expect(card).toBeVisible();
  await expect(card.getByText(code)).toBeVisible();
  await card.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(report(page)).toContainText('/assets/main.');
  await expect(report(page)).not.toContainText('Crude');
});

test('[G5] without a reporting address nothing is sent, whatever fails', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(failures);
  // Nor may the guard of every test see anything that is no GET of the product's own.
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  const dashboard = await openFailing(page, product.origins.contracts);
  await dashboard.tab('Overview').click();
  await openDrawer(page);
  await expect(events(page).getByRole('row', { name: /Part loaded/ })).toBeVisible();
  await page.goto('about:blank');
  expect(posted).toEqual([]);
});
