import type { Page } from '@playwright/test';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { milestoneSequence } from 'shared-kernel/domain/process';
import { importChangedWorkspace } from '../core/workspace-file';
import { enterPortal, leavePortal } from '../core/enter-portal';
import { readStoredAuditLog } from '../core/stored-log';
import { clickWhenStable } from '../core/choose-option';
import { expect, test } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { ClientsPage } from '../pages/clients.page';
import { CompliancePage } from '../pages/compliance.page';
import { ContractsPage, type NamedSignatory } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { ProcessesPage } from '../pages/processes.page';
import { TransactionsPage } from '../pages/transactions.page';

const newcomer = 'Nordhavn Bunkering';
const newcomerSigns = 'Sigrid Halvorsen';
const supply = 'Bunker supply, Nordhavn';
const shipment = 'Bunkers to Aarhus';
const payment = 'WIRE-240722-053';
const ownCompany = 'Meridian Energy Partners';
/** The client portal can access only records of its own company, so the contract must belong to this company. */
const charter = 'Charter, Nordhavn';

const people: Partial<Record<PortalKey, string>> = {
  admin: 'Nadia Rahman',
  banking: 'Tan Mei Ling',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  vendor: 'Tomasz Zieliński',
};

function withPayment(file: string) {
  const [end = '', ...before] = file.trimEnd().split('\n').toReversed();
  const lines = before.toReversed();
  const pending = lines.findIndex((line) => line.includes('"TX-064"'));
  const [, like] = JSON.parse(lines[pending] ?? '') as [string, object];
  const made = { ...like, id: 'TX-2024-053', reference: payment, counterparty: newcomer };
  lines.splice(pending + 1, 0, JSON.stringify(['transactions', made]));
  const [, count] = JSON.parse(end) as [string, number];
  return { text: [...lines, JSON.stringify(['end', count + 1]), ''].join('\n') };
}

const openTab = (page: Page, name: string) => new DashboardPage(page).tab(name).click();

async function addClient(page: Page) {
  await openTab(page, 'Clients');
  const clients = new ClientsPage(page);
  await clients.addClient().click();
  const form = clients.form('Add New Client');
  await form.getByLabel('Company').fill(newcomer);
  await form.getByLabel('Contact person').fill(newcomerSigns);
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

const completions = {
  Initiated: 'Finish intake',
  'Under Review': 'Finish review',
  Approved: 'Complete approval',
  Compliant: 'Confirm compliance',
  Executed: 'Finish execution',
} as const;

async function complete(page: Page, ...stages: readonly (keyof typeof completions)[]) {
  const { compliance, details } = await openCase(page);
  for (const stage of stages) {
    await compliance.act(details, completions[stage]).click();
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

async function planShipment(page: Page) {
  await openTab(page, 'Processes');
  const processes = new ProcessesPage(page);
  await processes.button('New Process').click();
  const form = processes.dialog();
  await form.getByLabel('Name').fill(shipment);
  await form.getByRole('combobox', { name: 'Client' }).fill(newcomer);
  await clickWhenStable(page.getByRole('option', { name: newcomer, exact: true }));
  await form.getByLabel('Assigned to').fill(people.vendor ?? '');
  await form.getByRole('spinbutton', { name: 'Value' }).fill('640000');
  await processes.button('Create process').click();
  await expect(processes.details(shipment)).toBeVisible();
}

async function openContract(page: Page, title: string) {
  await openTab(page, 'Contracts');
  const contracts = new ContractsPage(page);
  await contracts.open(title);
  await expect(contracts.section('Contract details')).toBeVisible();
  return contracts;
}

async function closeContract(page: Page) {
  await page.keyboard.press('Escape');
  await expect(new ContractsPage(page).section('Contract details')).toBeHidden();
}

async function draftContract(page: Page, title: string, client: string) {
  await openTab(page, 'Contracts');
  const contracts = new ContractsPage(page);
  await contracts.create().click();
  const dialog = contracts.dialog('Create contract');
  await dialog.getByLabel('Title').fill(title);
  // In the client portal, the Client field already contains the company of the portal.
  if (client !== ownCompany) await dialog.getByLabel('Client').fill(client);
  await expect(dialog.getByLabel('Client')).toHaveValue(client);
  await dialog.getByLabel('Value').fill('$640,000');
  await contracts.button('Create contract', dialog).click();
  await openContract(page, title);
  await contracts.attach('Terms.pdf');
  await contracts.button('Submit for legal review').click();
  await expect(contracts.card(title)).toContainText('Pending Review');
  return contracts;
}

async function draftSupply(page: Page) {
  await draftContract(page, supply, newcomer);
  await closeContract(page);
}

async function draftCharter(page: Page) {
  const contracts = await draftContract(page, charter, ownCompany);
  await test.step('the author cannot complete the legal review', async () => {
    await expect(contracts.card(charter)).toContainText('Pending Review');
    await expect(contracts.button('Complete legal review')).toHaveCount(0);
  });
  await closeContract(page);
}

async function reviewContract(page: Page, title: string) {
  const contracts = await openContract(page, title);
  await contracts.button('Complete legal review').click();
  await expect(contracts.section('Contract details')).toContainText('Legal Verified');
  await closeContract(page);
}

async function signContract(
  page: Page,
  title: string,
  signatory: NamedSignatory,
  how: 'sign' | 'record',
) {
  const contracts = await openContract(page, title);
  await contracts.sendForSignature(signatory);
  await contracts[how](signatory.name);
  await expect(contracts.events().last()).toContainText('Everyone has signed');
  await page.keyboard.press('Escape');
  await expect(contracts.events()).toHaveCount(0);
  await closeContract(page);
}

async function movePayment(page: Page, move: 'Approve' | 'Execute', stage: string) {
  await openTab(page, 'Transactions');
  const transactions = new TransactionsPage(page);
  await transactions.link(payment).click();
  if (move === 'Execute') {
    for (const check of ['AML screening', 'OFAC check']) await transactions.passCheck(check);
    await transactions.execute('$1,250,000');
  } else await transactions.move(move).click();
  await expect(transactions.stage()).toContainText(stage);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The milestones of a shipment until delivery, without the re-test. A re-test only follows a rejected test. */
const shipped = milestoneSequence
  .slice(
    0,
    milestoneSequence.findIndex(({ kind }) => kind === 'final_dip_test'),
  )
  .filter(({ kind }) => kind !== 're_test');

async function ship(page: Page) {
  await openTab(page, 'Processes');
  const processes = new ProcessesPage(page);
  await processes.item(new RegExp(shipment)).click();
  await expect(processes.details(shipment)).toBeVisible();
  for (const { kind, requirements } of shipped) {
    for (const each of requirements) {
      await processes.requirement(each).click();
      await expect(processes.requirement(each)).toBeChecked();
    }
    await processes
      .button(kind.endsWith('dip_test') ? 'Confirm test' : 'Complete milestone')
      .click();
  }
  await expect(page.getByRole('list', { name: 'Smart contract records' })).toContainText(
    'Delivery complete: completed and confirmed.',
  );
}

async function reachExecuted(page: Page) {
  expect(await complete(page, 'Approved', 'Compliant')).toContain('Executed');
}

interface Act {
  readonly portal: PortalKey;
  readonly what: string;
  readonly act: (page: Page) => Promise<unknown>;
}

const day: readonly Act[] = [
  { portal: 'admin', what: 'a client is added', act: addClient },
  { portal: 'admin', what: 'its shipment is planned', act: planShipment },
  { portal: 'admin', what: 'its contract is drafted', act: draftSupply },
  { portal: 'banking', what: 'it is screened', act: screenClient },
  {
    portal: 'banking',
    what: 'the payments desk signs its payment off',
    act: (page) => movePayment(page, 'Approve', 'Under Review'),
  },
  { portal: 'client', what: 'a contract with it is drafted', act: draftCharter },
  {
    portal: 'law_firm',
    what: 'both contracts are reviewed',
    act: async (page) => {
      await reviewContract(page, supply);
      await reviewContract(page, charter);
      await complete(page, 'Under Review');
    },
  },
  {
    portal: 'law_firm',
    what: 'the compliance desk signs its payment off',
    act: (page) => movePayment(page, 'Approve', 'Approved'),
  },
  {
    portal: 'client',
    what: 'its counterparty signs',
    act: (page) =>
      signContract(
        page,
        charter,
        {
          name: people.client ?? '',
          role: 'Charterer',
          email: 'elena.vasquez@meridian-energy.example',
        },
        'sign',
      ),
  },
  {
    portal: 'admin',
    what: 'the client signs',
    act: (page) =>
      signContract(
        page,
        supply,
        { name: newcomerSigns, role: 'Buyer', email: 'sigrid@nordhavn.example' },
        'record',
      ),
  },
  {
    portal: 'admin',
    what: 'the treasury desk signs its payment off',
    act: (page) => movePayment(page, 'Approve', 'Compliant'),
  },
  {
    portal: 'banking',
    what: 'it pays',
    act: (page) => movePayment(page, 'Execute', 'Executed'),
  },
  { portal: 'vendor', what: 'it ships', act: ship },
  { portal: 'admin', what: 'it reaches Executed', act: reachExecuted },
];

const acts: readonly (readonly [PortalKey, string, string])[] = [
  ['admin', 'Recorded a milestone decision', 'Completed Compliant'],
  ['admin', 'Recorded a milestone decision', 'Completed Approved, the sign-off of Compliance'],
  ['vendor', 'Completed a milestone', shipment],
  ['vendor', 'Updated a requirement', shipment],
  ['banking', 'Executed the transaction', payment],
  ['banking', 'Recorded a check result', 'OFAC check passed: No match'],
  ['banking', 'Recorded a check result', 'AML screening passed: No match'],
  ['admin', 'Approved the transaction', payment],
  ['admin', 'Recorded a signature', `${people.admin} for ${newcomerSigns}`],
  ['admin', 'Sent the envelope', supply],
  ['client', 'Recorded a signature', charter],
  ['client', 'Sent the envelope', charter],
  ['law_firm', 'Approved the transaction', payment],
  ['law_firm', 'Recorded a milestone decision', 'Completed Under Review, the sign-off of Legal'],
  ['law_firm', 'Changed the contract status', 'Status: Legal Approved'],
  ['law_firm', 'Changed the contract status', 'Status: Legal Approved'],
  ['client', 'Submitted the contract for legal review', charter],
  ['client', 'Uploaded a document', charter],
  ['client', 'Created the contract', charter],
  ['banking', 'Approved the transaction', payment],
  ['banking', 'Recorded a milestone decision', 'Completed Initiated, the sign-off of Banking'],
  ['banking', 'Updated a screening', 'Completed AML'],
  ['banking', 'Updated a screening', 'Received AML'],
  ['banking', 'Updated a screening', 'Completed KYC'],
  ['banking', 'Updated a screening', 'Received KYC'],
  ['admin', 'Created the contract', supply],
  ['admin', 'Created the process', shipment],
  ['admin', 'Added the client', newcomer],
];

/** Reads the audit log from the database, because the screen shows only recent entries. */
async function expectEveryAct(page: Page) {
  const { entries } = new AuditLogPage(page);
  await expect(entries().first()).toContainText(`${people.admin} · Signed in`);
  const chained = await readStoredAuditLog(page);
  const texts = chained
    .toReversed()
    .map(({ record: { actor, portal, label, subject, note } }) =>
      [actor, portal && portalLabel[portal], label, subject.label, note].join(' · '),
    );
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
  for (const [portal, person] of Object.entries(people)) {
    const signedIn = texts.filter((text) => text.startsWith(person) && text.includes('Signed in'));
    expect(signedIn, portal).not.toEqual([]);
  }
}

test('[evidence, policy] the audit log contains every action of five roles in five portals and can be verified @deep', async ({
  page,
}) => {
  test.slow();
  await test.step('the workspace contains a payment from a company that is not yet a client', async () => {
    await importChangedWorkspace(page, withPayment);
    await leavePortal(page);
  });
  for (const [place, { portal, what, act }] of day.entries()) {
    await test.step(`${portalLabel[portal]}: ${what}`, async () => {
      if (day[place - 1]?.portal !== portal) await enterPortal(page, portal);
      await act(page);
      if (day[place + 1]?.portal !== portal) await leavePortal(page);
    });
  }

  const audit = new AuditLogPage(page);
  await test.step('the audit log contains every action with person and portal, and can be verified', async () => {
    await enterPortal(page, 'admin');
    await expectEveryAct(page);
    await audit.button('Verify').click();
    await expect(audit.log().getByText(/^Verified through entry \d+\./)).toBeVisible();
  });
});
