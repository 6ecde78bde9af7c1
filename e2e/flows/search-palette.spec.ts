import { expectAccessible } from '../core/accessible';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';

const field = 'Search Trustfold';

test('[F2, C11] Ctrl+K finds a contract by two words and opens it with the keyboard @deep @a11y', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'notifications');
  await expect(page.getByRole('heading', { name: 'Notification Center' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: field })).toBeFocused();
  await test.step('axe finds no violation in the search results', async () => {
    await page.keyboard.type('meridian');
    await expect(page.getByRole('option').first()).toContainText('Meridian');
    await expectAccessible(page);
  });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('refinery equip');
  await expect(page.getByRole('option').first()).toContainText('Refinery Equipment Lease');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=contracts&contract=CON-1003/);
  await expect(page.getByRole('dialog', { name: 'Refinery Equipment Lease' })).toBeVisible();
});

for (const viewport of [wideViewportSize, narrowViewportSize]) {
  test(`[F2] axe finds no violation in the search at a width of ${viewport.width} px @a11y @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openDashboard(page, 'admin');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: field }).fill('meridian');
    await expect(page.getByRole('option').first()).toContainText('Meridian');
    await expectAccessible(page);
  });
}
