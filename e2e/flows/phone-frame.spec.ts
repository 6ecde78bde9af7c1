import { portalKeys } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn, dashboardTabs } from 'tooling/browser';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { narrowViewportSize } from '../core/viewports';
import { DashboardPage, portalTitle } from '../pages/dashboard.page';

test.use({ viewport: narrowViewportSize });

test('[F2, F3] on a phone a bar shows four tabs, More shows the others, and tabs open by click or keyboard', async ({
  page,
}) => {
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  const current = () => dashboard.bar().locator('[aria-current]');

  await test.step('a click opens a tab', async () => {
    await dashboard.bar().getByRole('link', { name: 'Clients' }).click();
    await expect(page).toHaveURL(dashboardAddress('admin', 'clients'));
    await expect(current()).toHaveText('Clients');
    await dashboard.more().click();
    await dashboard.moreSheet().getByRole('link', { name: 'Contracts' }).click();
    await expect(page).toHaveURL(dashboardAddress('admin', 'contracts'));
    await expect(dashboard.moreSheet()).toHaveCount(0);
    await expect(current()).toHaveAccessibleName('More, Contracts is open');
  });

  await test.step('the keyboard opens a tab, and Escape returns the focus to More', async () => {
    await dashboard.more().press('Enter');
    await expect(dashboard.moreSheet().locator('[aria-current]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dashboard.moreSheet()).toHaveCount(0);
    await expect(dashboard.more()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dashboard.moreSheet().locator('[aria-current]')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(dashboardAddress('admin', 'notifications'));
  });

  await test.step('Back closes the open sheet', async () => {
    await dashboard.more().click();
    await page.goBack();
    await expect(dashboard.moreSheet()).toHaveCount(0);
    await expect(current()).toHaveAccessibleName('More, Contracts is open');
  });

  await test.step('the bar does not cover the bottom of the page', async () => {
    await page.keyboard.press('End');
    const footer = page.getByRole('contentinfo');
    const bottom = async () => {
      const box = await footer.boundingBox();
      return box && box.y + box.height;
    };
    const edge = (await dashboard.bar().boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(edge + 1);
  });
});

test('[F1, F2] on a phone the header shows the portal’s full name in one line beside “Settings” and “Switch Portal” @deep', async ({
  page,
}) => {
  await signIn(page);
  const dashboard = new DashboardPage(page);
  for (const portal of portalKeys) {
    await page.goto(dashboardAddress(portal));
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(dashboard.title()).toHaveText(portalTitle[portal]);
    const [isWhole, height] = await dashboard
      .title()
      .evaluate((title) => [title.scrollWidth <= title.clientWidth, title.clientHeight] as const);
    expect(isWhole, portal).toBe(true);
    expect(height, portal).toBeLessThan(30);
    await expect(dashboard.settings()).toBeInViewport({ ratio: 1 });
    await expect(dashboard.switchPortal()).toBeInViewport({ ratio: 1 });
    await expect(dashboard.account()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox', { name: 'Period', exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('[R130] on a phone the heading of each screen takes one line', async ({ page }) => {
  await signIn(page);
  const addresses = [
    ...dashboardTabs.map((tab) => dashboardAddress('admin', tab)),
    `${dashboardAddress()}?section=audit`,
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('#first-paint')).toHaveCount(0);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect
      .poll(async () => (await heading.boundingBox())?.height ?? Infinity, address)
      .toBeLessThan(40);
  }
});

test.describe('explanations in the header can be opened on a touchscreen', () => {
  test.use({ hasTouch: true });

  test('[policy] on a phone the regulator’s portal is labelled Read-only, and the explanation opens by tap and by keyboard @deep', async ({
    page,
  }) => {
    await openDashboard(page, 'regulator');
    const pill = page.getByRole('banner').getByRole('button', { name: 'Read-only' });
    const tip = page
      .getByRole('tooltip')
      .filter({ hasText: 'You can view, search and export.', visible: true });
    await expect(pill).toBeInViewport({ ratio: 1 });
    await pill.tap();
    await expect(tip).toBeVisible();
    await page.getByRole('heading', { level: 2 }).first().tap();
    await expect(tip).toHaveCount(0);
    await pill.press('Shift');
    await expect(tip).toBeVisible();
  });

  test('[R129] on a phone a long press on a header icon shows its name, and a tap opens its page @deep', async ({
    page,
  }) => {
    await openDashboard(page);
    const settings = new DashboardPage(page).settings();
    const tip = page.getByRole('tooltip', { includeHidden: true }).filter({ hasText: 'Settings' });
    await settings.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect(tip).toBeVisible();
    await settings.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await page.getByRole('heading', { level: 2 }).first().tap();
    await expect(tip).toHaveCount(0);
    await settings.tap();
    await expect(page).toHaveURL(/tab=profile/);
  });
});
