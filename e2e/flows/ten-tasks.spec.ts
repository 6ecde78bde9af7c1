import type { PortalKey } from 'shared-kernel/domain/portal';
import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFile } from '../core/choose-file';
import { expectClicks, TaskEffort } from '../pages/count-effort';
import { openDashboard } from '../core/open-dashboard';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { narrowViewportSize } from '../core/viewports';
import { ClientsPage } from '../pages/clients.page';
import { ContractsPage, lawyerSignatory } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { QueuePage } from '../pages/queue.page';
import { TransactionsPage } from '../pages/transactions.page';

const tasks = (page: Page) => page.getByRole('region', { name: 'Your tasks' });
const pdf = () => Buffer.from(createOnePagePdf('charter'));

const heldTask = (page: Page) =>
  tasks(page)
    .getByRole('link', { name: /^Decide Held payment: / })
    .first();

async function begin(page: Page, portal: PortalKey = 'admin'): Promise<TaskEffort> {
  await openDashboard(page, portal);
  await expect(tasks(page)).toBeVisible();
  return TaskEffort.begin(page);
}

test('[R63, R64, R65, R105, cases] task 1: two people decide a review case @deep', async ({
  page,
}) => {
  const queue = new QueuePage(page);
  const effort = await begin(page, 'banking');
  await new DashboardPage(page).tab('Compliance').click();
  await queue
    .work()
    .getByRole('tab', { name: /^Review queue/ })
    .click();
  await queue.assignNext().click();
  await queue.act('Decide').click();
  await expect(queue.form().getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Another person of the same name');
  await queue.outcome('False positive').click();
  await queue.form().getByRole('button', { name: 'Submit decision' }).click();
  await expect(queue.act('Approve')).toHaveAttribute('aria-disabled', 'true');
  await effort.switchTo('admin');
  await queue.approve(/^(Approve|Release)/);
  await expect(queue.drawer()).toContainText('approved by Nadia Rahman');
  await expectClicks(effort, 8, { before: 14 });
});

const contractTitle = 'Storage terms, Meridian';

test('[R70, R72, R74, R75] task 2: a contract goes from draft to verified signed PDF @deep @download', async ({
  page,
}) => {
  test.slow();
  const contracts = new ContractsPage(page);
  const dashboard = new DashboardPage(page);
  const effort = await begin(page, 'client');

  await test.step('a client drafts the contract, attaches its document and submits it', async () => {
    await dashboard.tab('Contracts').click();
    await contracts.create().click();
    const created = contracts.dialog('Create contract');
    await created.getByLabel('Title').fill(contractTitle);
    await created.getByLabel('Value').fill('$4,500,000');
    await contracts.button('Create contract', created).click();
    await contracts.open(contractTitle);
    await contracts.button('Attach a document').click();
    const upload = contracts.dialog('Upload a document');
    await chooseFile(page, upload.getByLabel(/^File/), 'Terms.pdf', pdf());
    await contracts.button('Upload', upload).click();
    await contracts.button('Submit for legal review').click();
    await expect(contracts.enabled('Complete legal review')).toHaveCount(0);
  });

  await test.step('a second person reviews the contract', async () => {
    await effort.switchTo('law_firm');
    await contracts.button('Complete legal review').click();
    await expect(contracts.section('Contract details')).toContainText('Legal Verified');
  });

  await test.step('the client adds the signatories and sends the envelope', async () => {
    await effort.switchTo('client');
    await dashboard.tab('Contracts').click();
    await contracts.open(contractTitle);
    await contracts.button('Add signatories', contracts.actions()).click();
    const named = contracts.dialog('Add signatories');
    const row = (place: number) => named.getByRole('group', { name: `Signatory ${place}` });
    await row(1).getByLabel('Name').fill('Elena');
    await page.getByRole('option', { name: 'Elena Vasquez' }).click();
    await row(1).getByLabel('Role').fill('Chief Executive Officer');
    await contracts.button('Add signatory', named).click();
    await row(2).getByLabel('Name').fill(lawyerSignatory.name);
    await row(2).getByLabel('Email').fill(lawyerSignatory.email);
    await row(2).getByLabel('Role').fill(lawyerSignatory.role);
    await contracts.button('Save signatories', named).click();
    await contracts.button('DocuSign', contracts.actions()).click();
    await contracts.button('Send for signature').click();
  });

  await test.step('each signatory signs in their own portal, in order', async () => {
    await contracts.sign('Elena Vasquez');
    await expect(contracts.enabled(`Sign as ${lawyerSignatory.name}`)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await effort.switchTo('law_firm');
    await contracts.button('DocuSign', contracts.actions()).click();
    await contracts.sign(lawyerSignatory.name);
    await expect(contracts.events().last()).toContainText('Everyone has signed');
  });

  await test.step('the signed PDF is valid', async () => {
    const handedOut = page.waitForEvent('download');
    await contracts.button('Signed PDF', contracts.dialog(/^DocuSign/)).click();
    const file = await readFile(await (await handedOut).path());
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await contracts.button('Verify a file').click();
    const verify = contracts.dialog('Verify a file');
    await chooseFile(page, verify.locator('input[type=file]'), 'signed.pdf', file);
    await contracts.button('Verify', verify).click();
    await expect(verify.getByText('Valid, unchanged since signing')).toBeVisible();
  });
  await expectClicks(effort, 28, {
    before: 27,
    safety: { 'the sheet of each signature: read, sign': 4 },
  });
});

test('[R63, R66, R105, TX5] task 3: two people release a held payment @deep', async ({ page }) => {
  const queue = new QueuePage(page);
  const effort = await begin(page, 'banking');
  await heldTask(page).click();
  await queue.act('Decide').click();
  await expect(queue.form().getByRole('textbox')).toBeFocused();
  await page.keyboard.type('The bank confirmed the beneficiary');
  await queue.outcome('False positive').click();
  await queue.form().getByRole('button', { name: 'Submit decision' }).click();
  await expect(queue.drawer()).toContainText('Waiting for approval by Nadia Rahman');
  await effort.switchTo('admin');
  await queue.approve(/^Release/);
  await expect(queue.drawer()).toContainText('Resolved');
  await expectClicks(effort, 6, {
    before: 3,
    safety: { 'an outcome of three, none by default': 1, 'the second person: approve, confirm': 2 },
  });
});

test('[CL6, R31] task 4: a client is added with a document, and the client’s compliance record opens @deep', async ({
  page,
}) => {
  const clients = new ClientsPage(page);
  const effort = await begin(page);
  await new DashboardPage(page).tab('Clients').click();
  await clients.addClient().click();
  const form = clients.form('Add New Client');
  await form.getByLabel('Company').fill('Nordhavn Bunkering');
  await form.getByLabel('Contact person').fill('Sigrid Halvorsen');
  await form.getByRole('button', { name: 'Add client' }).click();
  await clients.section('Documents').click();
  const profile = clients.profile('Nordhavn Bunkering');
  await profile.getByRole('button', { name: 'Upload' }).click();
  const upload = page.getByRole('form', { name: /document/i });
  await chooseFile(page, upload.getByLabel(/^File/), 'Licence.pdf', pdf());
  await upload.getByRole('button', { name: 'Upload' }).click();
  await expect(clients.row(/Licence\.pdf/)).toBeVisible();
  await page.getByRole('link', { name: 'Compliance record' }).click();
  await expect(page).toHaveURL(/tab=compliance&case=CR-013/);
  await expectClicks(effort, 8, { before: 10 });
});

test('[TX2, workspace] task 5: a list is exported, and the workspace is exported and imported @deep @download', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(tasks(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('transactions');
  await expect(page.getByRole('option').first()).toHaveText('Transactions');
  await page.keyboard.press('Enter');
  const list = await TaskEffort.begin(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const rows = page.waitForEvent('download');
  await page
    .getByRole('menuitem', { name: /64 filtered rows.*CSV/ })
    .first()
    .click();
  expect((await rows).suggestedFilename()).toMatch(/^transactions.*\.csv$/);
  await expectClicks(list, 2, { before: 2 });

  const whole = await TaskEffort.begin(page);
  await new DashboardPage(page).settings().click();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export workspace' }).click();
  const file = await exported;
  await chooseFile(
    page,
    page.getByRole('button', { name: 'Import workspace' }),
    file.suggestedFilename(),
    await readFile(await file.path()),
  );
  await page.getByRole('button', { name: 'Replace workspace' }).click();
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
  await expectClicks(whole, 4, { before: 7 });
});

test('[F2] task 6: a record is opened from the search with the keyboard only @deep', async ({
  page,
}) => {
  const effort = await begin(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('refinery equip');
  await expect(page.getByRole('option').first()).toContainText('Refinery Equipment Lease');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Refinery Equipment Lease' })).toBeVisible();
  await expectClicks(effort, 0, { before: 0 });
});

test('[views] task 7: a filtered list is saved as a view @deep', async ({ page }) => {
  const effort = await begin(page);
  await new DashboardPage(page).tab('Transactions').click();
  await new TransactionsPage(page).counter('Pending 3').click();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: /Save and manage/ }).click();
  await expect(page.getByRole('textbox', { name: 'Save the current view' })).toBeFocused();
  await page.keyboard.type('Pending');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Saved views' })).toContainText('Pending');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View: Pending' })).toBeVisible();
  await expectClicks(effort, 4, { before: 4 });
});

test('[R43, N4] task 8: all notifications are marked as read @deep', async ({ page }) => {
  const effort = await begin(page);
  await new DashboardPage(page).tab('Notifications').click();
  await page.getByRole('button', { name: /^Mark all/ }).click();
  await expect(new NotificationsPage(page).card('Unread 0')).toBeVisible();
  await expectClicks(effort, 2, { before: 2 });
});

test.describe('a task can be completed on a phone', () => {
  test.use({ viewport: narrowViewportSize, hasTouch: true });

  test('[T1, T2, R78] task 9: a payment is signed off on a phone @deep', async ({ page }) => {
    await openDashboard(page, 'law_firm');
    const transactions = new TransactionsPage(page);
    const all = tasks(page).getByRole('button', { name: /^Show all/ });
    await expect(all).toBeVisible();
    const effort = await TaskEffort.begin(page);
    await all.tap();
    await tasks(page)
      .getByRole('link', { name: /Sign off payment/ })
      .first()
      .tap();
    await transactions.move('Approve').tap();
    await expect(transactions.stage()).toContainText('Approved');
    await expectClicks(effort, 3, { before: 3 });
  });
});

test('[R63, R65, R105, R28] task 10: a held payment is released with the keyboard @deep', async ({
  page,
}) => {
  const queue = new QueuePage(page);
  const effort = await begin(page, 'banking');
  await expect(heldTask(page)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heldTask(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(queue.act('Decide')).toBeVisible();
  await page.keyboard.press('d');
  await expect(queue.form().getByRole('textbox')).toBeFocused();
  const reason = 'Confirmed';
  await page.keyboard.type(reason);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(queue.outcome('False positive')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(queue.drawer()).toContainText('Waiting for approval by Nadia Rahman');
  await effort.switchTo('admin');
  const own = (await effort.total()).keys;
  // The drawer must have the focus before the next key press.
  await expect(queue.drawer().getByRole('button', { name: 'Close' })).toBeFocused();
  await focusByTab(queue.act('Approve'));
  await page.keyboard.press('Enter');
  await expect(queue.approval().getByRole('button', { name: 'Cancel' })).toBeFocused();
  await focusByTab(queue.approval().getByRole('button', { name: /^Release/ }));
  await page.keyboard.press('Enter');
  await expect(queue.drawer()).toContainText('Resolved');
  const { clicks, keys } = await effort.total();
  expect(clicks).toBe(0);
  expect(own - reason.length).toBeLessThanOrEqual(9);
  // Approve is at the end of the drawer, so reaching it takes several Tab presses.
  expect(keys - own).toBeLessThanOrEqual(13);
});
