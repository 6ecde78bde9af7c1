import type { Locator, Page } from '@playwright/test';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { pauseToasts } from '../core/pause-toasts';
import { openDashboard } from '../core/open-dashboard';
import { installClock } from '../core/page-clock';
import { enableDataSaver } from '../core/data-saver';
import { stopTime } from '../core/stop-time';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';
import { NotificationsPage } from '../pages/notifications.page';
import { TransactionsPage } from '../pages/transactions.page';

const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
const tooltip = (page: Page) => page.getByRole('tooltip');

async function markAndStar(page: Page): Promise<void> {
  const notifications = new NotificationsPage(page);
  await notifications.button('Mark Read').click();
  await expectWithStoppedClock(page, toasts(page).getByText('Marked as read'));
  await notifications.button('Unstar').click();
  await expectWithStoppedClock(page, toasts(page).getByText('Star removed'));
}

test.describe('toasts stay open while focused and cover no controls', () => {
  test.beforeEach(async ({ page }) => {
    await installClock(page);
    await enableDataSaver(page);
    const notifications = new NotificationsPage(page);
    await notifications.goto();
    await notifications.item('Dip test rejected, re-test required').click();
    await expect(notifications.button('Mark Read')).toBeVisible();
    await stopTime(page);
  });

  test('[E1] F8 focuses a toast, which stays open while it has the focus @deep', async ({
    page,
  }) => {
    await markAndStar(page);
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

for (const { width, height, hold } of [
  { width: 1440, height: 900, hold: 'Hold for compliance review' },
  { width: 390, height: 844, hold: 'Hold' },
])
  test(`[E1, TX5, bulk] in a window ${width} px wide, a toast covers neither the selection bar nor a drawer’s footer @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await pauseToasts(page);
    const transactions = new TransactionsPage(page);
    await transactions.goto('&view=table&status=pending&tx=TX-064');
    const expectClear = async (actions: Locator) => {
      await expect(actions).toBeInViewport();
      await expect
        .poll(async () => {
          const [toast, row] = [await toasts(page).boundingBox(), await actions.boundingBox()];
          if (!toast || !row) return 'not shown';
          const isBeside = toast.x + toast.width <= row.x || row.x + row.width <= toast.x;
          const isBelow = row.y + row.height <= toast.y;
          return isBeside || isBelow || toast.y + toast.height <= row.y ? 'clear' : 'covered';
        })
        .toBe('clear');
    };
    await transactions.move(hold).click();
    await transactions.decide('Name match', 'Hold payment');
    await expect(toasts(page)).toContainText('Transaction held');
    await expectClear(page.getByRole('group', { name: 'Transaction actions' }));
    await transactions.close().click();
    await transactions.counter('Total 64').click();
    await expect(transactions.result()).toHaveText('64 transactions');
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .click();
    await expectClear(transactions.bulk());
  });

test('[E1] in a window 390 px wide, a toast does not cover the primary button of a form @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pauseToasts(page);
  await openDashboard(page, 'admin', 'profile');
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Head of Platform');
  const save = page.getByRole('button', { name: 'Update Profile' });
  await save.click();
  await expect(toasts(page)).toContainText('Profile Updated');
  await expect
    .poll(async () => {
      const [toast, button] = [await toasts(page).boundingBox(), await save.boundingBox()];
      return toast && button ? toast.y + toast.height <= button.y : 'not shown';
    })
    .toBe(true);
});

test.describe('tooltips open with the pointer and with the keyboard', () => {
  test('[E2] the first tooltip opens after 700 ms and the next one immediately; Escape hides it @deep', async ({
    page,
  }) => {
    await installClock(page);
    await new ContractsPage(page).goto({ query: { view: 'table' } });
    const row = page.getByRole('row', { name: new RegExp(sampleContracts.crudeSupply.title) });
    const edit = row.getByRole('button', { name: 'Edit' });
    const sign = row.getByRole('button', { name: 'DocuSign' });
    await expect(edit).toBeVisible();
    await edit.hover();
    await page.clock.runFor(800);
    await expect(tooltip(page)).toContainText('final');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(400);
    await stopTime(page);
    await sign.hover();
    await page.clock.runFor(650);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip(page)).toContainText('DocuSign');
    const target = await edit.boundingBox();
    if (!target) throw new Error('The Edit button is not visible');
    // Moves the pointer in steps, because a jump can land on the open tooltip.
    await page.mouse.move(target.x + 6, target.y + 6, { steps: 10 });
    await expect(tooltip(page)).toContainText('final');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('[E2, policy] a tooltip on a disabled button opens with the keyboard @deep', async ({
    page,
  }) => {
    await new ContractsPage(page).goto({ query: { contract: sampleContracts.equipmentLease.id } });
    const upload = page.getByRole('button', { name: 'Upload', exact: true });
    await focusByTab(upload);
    await expect(tooltip(page)).toContainText('final');
    await test.step('the disabled button shows the reason and opens nothing', async () => {
      await expect(upload).toHaveAttribute('aria-disabled', 'true');
      await expect(upload).toHaveAccessibleDescription(/final/);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(upload).toBeFocused();
    });
  });
});
