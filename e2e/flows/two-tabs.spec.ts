import type { BrowserContext, Locator, Page } from '@playwright/test';
import { signIn } from 'tooling/browser';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';
import { QueuePage } from '../pages/queue.page';
import { TransactionsPage } from '../pages/transactions.page';

/** Opens a second tab of the same browser. Toasts stay open until the test closes them. */
async function openTabs(page: Page, context: BrowserContext): Promise<readonly [Page, Page]> {
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) await pauseToasts(tab);
  return tabs;
}

/**
 * Dispatches a click on the same button in two tabs at the same time. The other tab’s change may already have disabled
 * or removed the button.
 */
async function pressInBoth(buttons: readonly Locator[]) {
  const elements = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(elements.map((element) => element.dispatchEvent('click')));
}

const expectOneSuccess = (tabs: readonly Page[], title: string) =>
  expect
    .poll(async () => {
      const counts = tabs.map((tab) =>
        tab
          .getByRole('region', { name: /Notifications/ })
          .getByText(title)
          .count(),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    })
    .toBe(1);

const auditEntries = (tab: Page) =>
  tab.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');

test('[R64, R105] if a decision is approved in two tabs at once, one approval is recorded', async ({
  page,
  context,
}) => {
  test.slow();
  const queue = new QueuePage(page);
  await new TransactionsPage(page).goto('&tx=TX-059', 'banking');
  await page.getByRole('link', { name: 'Open review case' }).click();
  await queue.act('Decide').click();
  await queue.outcome('False positive').click();
  await queue.form().getByRole('textbox').fill('Another person');
  await queue.form().getByRole('button', { name: 'Submit decision' }).click();
  await expect(queue.drawer()).toContainText('Waiting for approval');

  const address = page.url().replace('/dashboard/banking', '/dashboard/admin');
  const tabs = await openTabs(page, context);
  const releases: Locator[] = [];
  for (const tab of tabs) {
    await signIn(tab);
    await tab.goto(address);
    const opened = new QueuePage(tab);
    await opened.act('Approve').click();
    releases.push(opened.approval().getByRole('button', { name: /^Release/ }));
  }
  for (const release of releases) await expect(release).toBeVisible();
  await pressInBoth(releases);
  await expectOneSuccess(tabs, 'Payment released');
  for (const tab of tabs) {
    await expect(new QueuePage(tab).drawer()).toContainText('approved by Nadia Rahman');
    await expect(auditEntries(tab).filter({ hasText: 'Payment released' })).toHaveCount(1);
  }
});

test('[T1, T2, R21] if a payment is signed off in two tabs at once, one sign-off is recorded @deep', async ({
  page,
  context,
}) => {
  const tabs = await openTabs(page, context);
  const approvals: Locator[] = [];
  for (const tab of tabs) {
    const transactions = new TransactionsPage(tab);
    await transactions.goto('&tx=TX-064', 'banking');
    approvals.push(transactions.move('Approve'));
  }
  for (const approval of approvals) await expect(approval).toBeEnabled();
  await pressInBoth(approvals);
  await expectOneSuccess(tabs, 'Sign-off recorded');
  for (const tab of tabs) {
    await expect(new TransactionsPage(tab).stage()).toContainText('Under Review');
    await expect(auditEntries(tab).filter({ hasText: 'Approved the transaction' })).toHaveCount(1);
  }
});

test('[R74, C7, R21] if a signature is recorded in two tabs at once, it is stored only once @deep', async ({
  page,
  context,
}) => {
  test.slow();
  const tabs = await openTabs(page, context);
  const confirms: Locator[] = [];
  for (const tab of tabs) {
    const contracts = new ContractsPage(tab);
    await contracts.goto();
    await contracts.button('DocuSign', contracts.card(sampleContracts.crudeSupply.title)).click();
    await contracts.button('Record a signature on behalf of Daniel Okoro').click();
    confirms.push(await contracts.fillSheet('Daniel Okoro', 'Signed on paper'));
  }
  await pressInBoth(confirms);
  await expectOneSuccess(tabs, 'Signature recorded');
  for (const tab of tabs) {
    const events = new ContractsPage(tab).events();
    await expect(events.filter({ hasText: 'Nadia Rahman for Daniel Okoro' })).toHaveCount(1);
    await expect(events.nth(3)).toContainText('Oliver Bennett signs next');
  }
});
