import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { openGate } from 'tooling/drive';
import { enterPortal, leavePortal } from '../core/enter-portal';
import { expect, test } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { ClientsPage } from '../pages/clients.page';
import { CompliancePage } from '../pages/compliance.page';
import { ContractsPage } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { ProcessesPage } from '../pages/processes.page';
import { TransactionsPage } from '../pages/transactions.page';

const newcomer = 'Nordhavn Bunkering';
const charter = 'Charter, Nordhavn';
/** The client portal's payment that two desks have signed off, and its shipment that a vendor inspects. */
const payment = 'USDT-240722-051';
const shipment = 'Crude transfer, batch 7, Houston to Rotterdam';

const people: Partial<Record<PortalKey, string>> = {
  admin: 'Nadia Rahman',
  banking: 'Tan Mei Ling',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  vendor: 'Tomasz Zieliński',
};

const openTab = (page: Page, name: string) => new DashboardPage(page).tab(name).click();

async function addClient(page: Page) {
  await openTab(page, 'Clients');
  const clients = new ClientsPage(page);
  await clients.addClient().click();
  const form = clients.form('Add New Client');
  await form.getByLabel('Company').fill(newcomer);
  await form.getByLabel('Contact person').fill('Sigrid Halvorsen');
  await form.getByLabel('Email').fill('sigrid@nordhavn.example');
  await form.getByLabel('Phone').fill('+45 12 34 56 78');
  await form.getByLabel('Website').fill('nordhavn.example');
  await form.getByRole('button', { name: 'Add client' }).click();
  await expect(clients.profile(newcomer)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(clients.profile(newcomer)).toBeHidden();
}

async function openCase(page: Page) {
  await openTab(page, 'Compliance');
  const compliance = new CompliancePage(page);
  await compliance
    .card(newcomer)
    .getByRole('button', { name: /^View details/ })
    .click();
  return { compliance, details: compliance.details(newcomer) };
}

async function closeCase(page: Page) {
  await page.keyboard.press('Escape');
  await expect(new CompliancePage(page).details(newcomer)).toBeHidden();
}

async function complete(page: Page, ...stages: readonly string[]) {
  const { compliance, details } = await openCase(page);
  for (const stage of stages) {
    await compliance.act(details, `Complete ${stage}`).click();
    await compliance.submit('Complete milestone');
    await expect(compliance.currentMilestone()).not.toContainText(stage);
  }
  const reached = await compliance.currentMilestone().innerText();
  await closeCase(page);
  return reached;
}

async function screenClient(page: Page) {
  const { compliance, details } = await openCase(page);
  for (const screening of ['KYC', 'AML'] as const) {
    for (const [step, reason] of [
      ['Receive', `The ${screening} papers have come`],
      ['Complete', `Nothing stands against it in ${screening}`],
    ] as const) {
      await compliance.act(details, `${step} ${screening}`).click();
      await compliance.submit(`${step} ${screening}`, reason);
      await expect(compliance.screening(screening)).toContainText(reason);
    }
    await expect(compliance.screening(screening)).toContainText('Completed');
  }
  await closeCase(page);
  await complete(page, 'Initiated');
}

async function openContract(page: Page) {
  await openTab(page, 'Contracts');
  const contracts = new ContractsPage(page);
  await contracts.open(charter);
  await expect(contracts.section('Contract details')).toBeVisible();
  return contracts;
}

async function closeContract(page: Page) {
  await page.keyboard.press('Escape');
  await expect(new ContractsPage(page).section('Contract details')).toBeHidden();
}

async function draftContract(page: Page) {
  await openTab(page, 'Contracts');
  const contracts = new ContractsPage(page);
  await contracts.create().click();
  const dialog = contracts.dialog('Create contract');
  await dialog.getByLabel('Title').fill(charter);
  await expect(dialog.getByLabel('Client')).toHaveValue('Meridian Energy Partners');
  await dialog.getByLabel('Value').fill('$640,000');
  await contracts.button('Create Contract', dialog).click();
  await openContract(page);
  await contracts.attach('Charter.pdf');

  await test.step('the legal review is not hers, and the button says whose it is', async () => {
    await contracts.button('Submit for legal review').click();
    const complete = contracts.button('Complete legal review');
    await expect(complete).toHaveAttribute('aria-disabled', 'true');
    await expect(complete).toHaveAccessibleDescription('Law firms review contracts.');
    await complete.press('Enter');
    await expect(contracts.card(charter)).toContainText('Pending Review');
  });
  await closeContract(page);
}

async function reviewContract(page: Page) {
  const contracts = await openContract(page);
  await contracts.button('Complete legal review').click();
  await expect(contracts.button('Reopen legal review')).toBeVisible();
  await closeContract(page);
  await complete(page, 'Under Review');
}

async function signContract(page: Page) {
  const contracts = await openContract(page);
  await contracts.signBy({
    name: 'Elena Vasquez',
    role: 'Charterer',
    email: 'elena.vasquez@meridian-energy.example',
  });
  await page.keyboard.press('Escape');
  await expect(contracts.events()).toHaveCount(0);
  await closeContract(page);
}

async function movePayment(page: Page, move: 'Approve' | 'Execute', stage: string) {
  await openTab(page, 'Transactions');
  const transactions = new TransactionsPage(page);
  await transactions.viewDetails(payment).click();
  await transactions.move(move).click();
  await expect(transactions.stage()).toContainText(stage);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function ship(page: Page) {
  await openTab(page, 'Processes');
  const processes = new ProcessesPage(page);
  await expect(processes.details(shipment)).toBeVisible();
  await processes.requirement('Second laboratory confirms the reading').click();
  await expect(processes.requirement('Second laboratory confirms the reading')).toBeChecked();
  await processes.button('Confirm test').click();
  await expect(page.getByRole('list', { name: 'Smart contract records' })).toContainText(
    'Re-test approved: completed and confirmed.',
  );
}

async function reachExecuted(page: Page) {
  expect(await complete(page, 'Approved', 'Compliant')).toContain('Executed');
}

const day: readonly (readonly [PortalKey, string, (page: Page) => Promise<void>])[] = [
  ['admin', 'a client is added', addClient],
  ['banking', 'it is screened', screenClient],
  ['client', 'a contract is drafted', draftContract],
  ['law_firm', 'it is legally reviewed', reviewContract],
  ['client', 'it is signed', signContract],
  ['admin', 'the treasury desk signs it off', (page) => movePayment(page, 'Approve', 'Compliant')],
  ['banking', 'it is paid', (page) => movePayment(page, 'Execute', 'Executed')],
  ['vendor', 'it is shipped', ship],
  ['admin', 'the client reaches Executed', reachExecuted],
];

/** What the log says was done, by whom and on what, newest first; each came after the one below it. */
const acts: readonly (readonly [PortalKey, string, string])[] = [
  ['admin', 'Completed or flagged a milestone', 'Completed Compliant'],
  ['admin', 'Completed or flagged a milestone', 'Completed Approved, the sign-off of Compliance'],
  ['vendor', 'Completed a milestone', shipment],
  ['vendor', 'Updated a requirement', shipment],
  ['banking', 'Executed the transaction', payment],
  ['admin', 'Approved the transaction', payment],
  ['client', 'Recorded a signature', charter],
  ['client', 'Sent the envelope', charter],
  ['law_firm', 'Completed or flagged a milestone', 'Completed Under Review, the sign-off of Legal'],
  ['law_firm', 'Moved the contract', 'Now Legal Approved'],
  ['client', 'Submitted the contract for legal review', charter],
  ['client', 'Uploaded a document', charter],
  ['client', 'Created the contract', charter],
  ['banking', 'Completed or flagged a milestone', 'Completed Initiated, the sign-off of Banking'],
  ['banking', 'Updated a screening', 'Completed AML'],
  ['banking', 'Updated a screening', 'Received AML'],
  ['banking', 'Updated a screening', 'Completed KYC'],
  ['banking', 'Updated a screening', 'Received KYC'],
  ['admin', 'Added the client', newcomer],
];

async function expectEveryAct(page: Page) {
  const { entries } = new AuditLogPage(page);
  await expect(entries().first()).toContainText(`${people.admin} · Signed in`);
  const texts = await entries().allInnerTexts();
  let from = 0;
  for (const [portal, ...words] of acts) {
    const all = [people[portal] ?? '', portalLabel[portal], ...words];
    const at = texts.findIndex(
      (text, place) => place >= from && all.every((word) => text.includes(word)),
    );
    expect(at, `${all.join(', ')} from entry ${from} on in\n${texts.join('\n')}`).toBeGreaterThan(
      -1,
    );
    from = at + 1;
  }
  for (const person of Object.values(people)) {
    expect(texts.filter((text) => text.includes(person) && text.includes('Signed in'))).not.toEqual(
      [],
    );
  }
}

/** Opens a file in a browser that knows nothing of the product, and reads what the page says of itself. */
async function verdictOf(browser: Browser, path: string): Promise<string> {
  const stranger = await browser.newContext();
  const page = await stranger.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = pathToFileURL(path).href;
  await page.goto(address);
  const verdict = page.locator('#verdict');
  await expect(verdict.getByRole('heading')).toBeVisible();
  const text = await verdict.innerText();
  expect(asked).toEqual([address]);
  await stranger.close();
  return text;
}

test('[evidence, policy] a day of five roles in five portals stands in the log, and the evidence proves it', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  await openGate(page);
  await page.goto('/portal/login');
  for (const [portal, what, act] of day) {
    await test.step(`${portalLabel[portal]}: ${what}`, async () => {
      await enterPortal(page, portal);
      await act(page);
      await leavePortal(page);
    });
  }

  const audit = new AuditLogPage(page);
  await test.step('the log shows every act by person and portal, and its chain holds', async () => {
    await enterPortal(page, 'admin');
    await expectEveryAct(page);
    await audit.button('Verify').click();
    await expect(audit.log().getByText(/^Sound up to entry \d+\./)).toBeVisible();
  });

  const evidence =
    await test.step('the evidence is exported, which is an entry itself', async () => {
      const text = await audit.exportedEvidence();
      await expect(audit.entries().first()).toContainText('Exported the evidence');
      return text;
    });

  await test.step('opened from disk, it verifies', async () => {
    const path = testInfo.outputPath('evidence.html');
    await writeFile(path, evidence);
    const verdict = await verdictOf(browser, path);
    expect(verdict).toMatch(/Sound up to entry \d+/);
    expect(verdict).toContain('signed by the key of the browser');
  });

  await test.step('one changed byte is named by the entry that it is in', async () => {
    const signature =
      evidence.split('\n').find((line) => line.includes('"contract.signNext"')) ?? '';
    const { seq } = JSON.parse(signature) as { readonly seq: number };
    const changed = signature.replace('Signed by Elena', 'Signed by Elend');
    expect(changed).not.toBe(signature);
    const path = testInfo.outputPath('changed.html');
    await writeFile(path, evidence.replace(signature, changed));
    expect(Buffer.byteLength(changed)).toBe(Buffer.byteLength(signature));
    const verdict = await verdictOf(browser, path);
    expect(verdict).toContain(`Broken at entry ${seq}`);
    expect(verdict).toContain(`Entry ${seq} was changed after it was written.`);
    expect(verdict).toContain('Elena Vasquez, Recorded a signature, Charter, Nordhavn');
  });
});
