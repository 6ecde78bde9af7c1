import type { Page } from '@playwright/test';
import { chooseAppearance } from '../core/choose-appearance';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { TransactionsPage } from '../pages/transactions.page';

/**
 * Wraps each text in `font` elements after 300 ms, like browser translation. The texts stay in English, so that the
 * test can find them.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        const isLeft = parent?.closest('font, script, style, svg, [translate="no"]');
        if (!parent || isLeft || !/[a-z]/i.test(text.textContent ?? '')) continue;
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        inner.append(text.textContent ?? '');
        font.append(inner);
        parent.replaceChild(font, text);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        replaceTexts();
      }, 300);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const isTranslated = (page: Page) =>
  expect.poll(() => page.locator('#dashboard-panel font font').count()).toBeGreaterThan(0);

test('[R46] figures update without errors while the browser translates the page @deep', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await translate(page);
  await pauseToasts(page);
  const dashboard = new DashboardPage(page);
  const notifications = new NotificationsPage(page);
  const transactions = new TransactionsPage(page);

  await test.step('the unread count updates when a notification is marked as read, and after Undo', async () => {
    await notifications.goto('&n=NT-001');
    await isTranslated(page);
    await expect(notifications.card('Unread 4')).toBeVisible();
    await notifications.button('Mark Read').click();
    await expect(notifications.card('Unread 3')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notifications.card('Unread 4')).toBeVisible();
    await notifications.search().fill('naphtha');
    await expect(notifications.result()).toHaveText(/^\d of 8 notifications$/);
    await notifications.search().fill('');
    await expect(notifications.result()).toHaveText('8 notifications');
  });

  await test.step('tabs, dark mode and search work on the translated page', async () => {
    for (const tab of ['Overview', 'Contracts', 'Processes', 'Clients', 'Transactions']) {
      await dashboard.tab(tab).click();
      await isTranslated(page);
    }
    await chooseAppearance(page, 'Dark');
    await transactions.search().fill('WIRE');
    await expect(transactions.result()).toHaveText(/ of 64 transactions$/);
    await transactions.search().fill('');
    await expect(transactions.result()).toHaveText('64 transactions');
  });

  await test.step('an approval changes the displayed stage of the payment', async () => {
    await transactions.goto('&tx=TX-064', 'banking');
    await isTranslated(page);
    await expect(transactions.stage()).toContainText('Initiated');
    await transactions.move('Approve').click();
    await expect(transactions.stage()).toContainText('Under Review');
    await transactions.close().click();
    await expect(transactions.drawer()).toBeHidden();
  });

  await expect(dashboard.errorCard()).toHaveCount(0);
  expect(errors).toEqual([]);
});
