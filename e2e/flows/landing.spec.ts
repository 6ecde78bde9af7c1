import { openGate } from 'tooling/browser';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { narrowViewportSize } from '../core/viewports';

test.beforeEach(async ({ page }) => {
  await openGate(page);
  await page.goto('/trustfold');
});

test('[L1] the header links to the page’s sections and to the portals @smoke', async ({ page }) => {
  const header = page.getByRole('banner');
  for (const anchor of ['solutions', 'how-it-works', 'compliance']) {
    await header.locator(`a[href$="#${anchor}"]`).first().click();
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
  await header.getByRole('link', { name: 'Portal Access' }).click();
  await expect(page).toHaveURL('/portal/login');
});

test('[L1, GA7] Lock removes the stored access flag, returns to the gate and locks the other browser tabs @deep', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/trustfold');
  await expect(other.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Lock' }).click();
  await expect(other).toHaveURL(/\/\?next=|\/$/);
  await other.close();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('tf_site_gate'))).toBeNull();
  await page.goto('/trustfold');
  await expect(page).toHaveURL('/?next=%2Ftrustfold');
});

test('[L1] “Book a Demo” submits a request, confirms it and offers a calendar file @deep', async ({
  page,
}) => {
  await page.getByRole('banner').getByRole('button', { name: 'Book a Demo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/name/i).first().fill('Noor Haddad');
  await dialog.getByLabel(/e-?mail/i).fill('noor@gulfhorizon.example');
  await dialog.getByLabel(/company/i).fill('Gulf Horizon Trading');
  await dialog
    .getByLabel(/date|day/i)
    .first()
    .fill('2031-03-04');
  await dialog.getByLabel(/time/i).first().fill('10:30');
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Demo requested').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /calendar|\.ics/i })
    .or(page.getByRole('button', { name: /calendar|\.ics/i }))
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test('[L1] on a phone the menu contains all links and buttons of the header @deep', async ({
  page,
}) => {
  await page.setViewportSize(narrowViewportSize);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('button', { name: 'Lock' })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(narrowViewportSize.width);
});

test('[G5] the footer states which requests the page sends, and focusing the window requests only the composition pointer @deep', async ({
  page,
}) => {
  await expect(page.getByRole('contentinfo')).toContainText(
    'This page only loads application files and checks for updates.',
  );
  await openDashboard(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const looks: (string | null)[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/current.json')) looks.push([request.method(), request.postData()]);
  });
  const comeBack = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return looks[0];
  };
  await expect.poll(comeBack).toEqual(['GET', null]);
});
