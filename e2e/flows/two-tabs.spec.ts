import type { BrowserContext, Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress } from 'tooling/browser';
import { holdToasts } from '../core/hold-toasts';
import { keptLog } from '../core/kept-log';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { ClientsPage } from '../pages/clients.page';
import { ContractsPage } from '../pages/contracts.page';
import { CsvImportPage } from '../pages/csv-import.page';
import { QueuePage } from '../pages/queue.page';
import { TransactionsPage } from '../pages/transactions.page';

const caseId = 'RC-TX-059-compliance_review';
const caseAddress = (portal: PortalKey) =>
  `${dashboardAddress(portal, 'compliance')}&work=queue&review=${caseId}`;

/** Two tabs of one browser, signed in, whose toasts stay. */
async function openTwo(page: Page, context: BrowserContext) {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await holdToasts(tab);
    await openDashboard(tab, 'banking');
  }
  return other;
}

const message = (page: Page, text: RegExp) =>
  page
    .getByRole('region', { name: /^Notifications \(/ })
    .getByText(text)
    .first();

async function fillDecision(queue: QueuePage, outcome: string, reason: string) {
  await queue.act('Decide').click();
  await queue.form().getByRole('textbox').fill(reason);
  await queue.outcome(outcome).click();
}

const submitIn = (queue: QueuePage) =>
  queue.form().getByRole('button', { name: 'Submit decision' });

/** How often a command ran on a record, by the log. */
const runsOf = async (page: Page, action: string, id: string) =>
  (await keptLog(page)).filter(({ record }) => record.action === action && record.subject.id === id)
    .length;

test('[R63, R105, workspace] a decision that another tab submits while one is typed is not replaced @deep', async ({
  page,
  context,
}) => {
  const other = await openTwo(page, context);
  const [queue, elsewhere] = [new QueuePage(page), new QueuePage(other)];
  await page.goto(caseAddress('banking'));
  await fillDecision(queue, 'Confirmed', 'It is them');

  await other.goto(caseAddress('admin'));
  await fillDecision(elsewhere, 'False positive', 'Another person');
  await submitIn(elsewhere).click();
  await expect(elsewhere.drawer()).toContainText('False positive: Another person');

  await submitIn(queue).click();
  await expect(message(page, /Another decision was submitted or answered/)).toBeVisible();
  await expect(queue.form().getByRole('textbox')).toHaveValue('It is them');
  await page.goto(caseAddress('banking'));
  await expect(queue.drawer()).toContainText('False positive: Another person');
  await expect(queue.drawer()).not.toContainText('It is them');
  expect(await runsOf(page, 'case.submitDecision', caseId)).toBe(1);
  await other.close();
});

test('[R63, TX5, workspace] a payment that another tab rejected is not held by the dialog that was open @deep', async ({
  page,
  context,
}) => {
  const other = await openTwo(page, context);
  const [transactions, elsewhere] = [new TransactionsPage(page), new TransactionsPage(other)];
  await transactions.goto('&tx=TX-064', 'banking');
  await transactions.move('Hold for compliance review').click();
  await transactions.reason().fill('Name match');
  await elsewhere.goto('&tx=TX-064', 'banking');
  await elsewhere.move('Reject').click();
  await elsewhere.decide('Wrong account', 'Reject payment');
  await expect(elsewhere.drawer()).toContainText('Wrong account');

  await transactions.reason().press('Control+Enter');
  await expect(message(page, /./)).toBeVisible();
  expect(await runsOf(page, 'transaction.hold', 'TX-064')).toBe(0);
  await page.reload();
  await expect(transactions.drawer()).toContainText('Failed');
  await expect(transactions.reviewCase()).toHaveCount(0);
  await other.close();
});

test('[R70, R36, workspace] an envelope that another tab recalls is not signed in the open sheet @deep', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await openTwo(page, context);
  const [contracts, elsewhere] = [new ContractsPage(page), new ContractsPage(other)];
  await contracts.goto();
  await contracts.review('Storage terms');
  await contracts.button('Add signatories', contracts.actions()).click();
  const named = contracts.dialog('Add signatories');
  await named.getByLabel('Name').fill('Ada Lind');
  await named.getByLabel('Role').fill('Director');
  await named.getByLabel('Email').fill('ada@storage.example');
  await contracts.button('Save signatories').click();
  await contracts.button('DocuSign', contracts.actions()).click();
  await contracts.button('Send for signature').click();
  await contracts.button('Record a signature on behalf of Ada Lind').click();
  const sheet = contracts.dialog(/^Record a signature/);
  await sheet.getByLabel('Full name').fill('Ada Lind');

  await elsewhere.goto({
    query: { contract: new URL(page.url()).searchParams.get('contract') ?? '' },
  });
  await elsewhere.more('Recall');
  const recall = elsewhere.dialog(/^Recall/);
  await recall.getByRole('textbox').fill('The price has changed');
  await elsewhere.button('Recall', recall).click();
  await expect(recall).toBeHidden();

  await expect(sheet).toContainText('This can no longer be done');
  await expect(sheet.getByRole('button', { name: /^Record/ })).toHaveCount(0);
  await page.reload();
  await expect(contracts.section('Contract details')).not.toContainText('1/1 signed');
  await other.close();
});

test('[CL5, workspace] an owner that another tab removed stays in the form that edits it, which says so @deep', async ({
  page,
  context,
}) => {
  const other = await openTwo(page, context);
  const address = `${dashboardAddress('admin', 'clients')}&client=CL-003`;
  for (const tab of [page, other]) await tab.goto(address);
  await page.getByRole('button', { name: 'Edit Marcus Reed' }).click();
  const form = new ClientsPage(page).form('Edit owner');
  await form.getByLabel('Name').fill('Marcus Reed junior');
  await other.getByRole('button', { name: 'Remove Marcus Reed' }).click();
  await expect(other.getByRole('button', { name: 'Remove Marcus Reed' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Marcus Reed' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(message(page, /no longer exists/)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Marcus Reed junior');
  await other.close();
});

test('[R28, R110] a button that is pressed twice opens one dialog, which keeps what is typed @deep', async ({
  page,
}) => {
  const dialogs = [
    { address: caseAddress('banking'), button: 'Decide', dialog: /^Submit decision/ },
    {
      address: `${dashboardAddress('banking', 'transactions')}&tx=TX-064`,
      button: 'Hold for compliance review',
      dialog: /\?$/,
    },
    {
      address: dashboardAddress('admin', 'transactions'),
      button: 'Create payment',
      dialog: /payment$/,
    },
    { address: dashboardAddress('admin', 'clients'), button: 'Add New Client', dialog: /client$/i },
    {
      address: dashboardAddress('admin', 'contracts'),
      button: 'Create Contract',
      dialog: /contract$/,
    },
  ];
  await openDashboard(page, 'banking');
  for (const { address, button, dialog } of dialogs) {
    await page.goto(address);
    await page.getByRole('button', { name: button, exact: true }).first().dblclick();
    const opened = page.getByRole('dialog', { name: dialog });
    await expect(opened).toHaveCount(1);
    await expect(
      opened.getByRole('textbox').or(opened.getByRole('combobox')).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  await page.goto(dashboardAddress('admin', 'clients'));
  const csv = new CsvImportPage(page, 'clients');
  await csv.open().dblclick();
  await expect(csv.dialog()).toHaveCount(1);
});

test('[R28, R63] Enter held down submits a decision once and approves nothing @deep', async ({
  page,
}) => {
  await openDashboard(page, 'banking');
  const queue = new QueuePage(page);
  await page.goto(caseAddress('banking'));
  await fillDecision(queue, 'False positive', 'Another person');
  await expect(queue.outcome('False positive')).toBeFocused();
  // Each further press without a release is one of a held key.
  for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(queue.drawer()).toContainText('Waiting for approval by Nadia Rahman');
  expect(await runsOf(page, 'case.submitDecision', caseId)).toBe(1);

  await page.goto(caseAddress('admin'));
  await queue.act('Approve').focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(queue.approval()).toBeVisible();
  expect(await runsOf(page, 'case.answerDecision', caseId)).toBe(0);
});
