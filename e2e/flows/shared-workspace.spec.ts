import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { openGate } from 'tooling/browser';
import { startProduct } from 'tooling/serve';
import { startDemoServer, type DemoServer } from '../core/demo-server';
import { specifiedRemotes } from '../core/specified-remotes';
import { expect, test as base } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { ContractsPage } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { TransactionsPage } from '../pages/transactions.page';

interface SharedProduct {
  readonly url: string;
  readonly demo: DemoServer;
  /** Opens a separate browser context, signs in as a user of the demo server and opens a portal. */
  readonly enter: (person: string, portal: PortalKey) => Promise<Page>;
}

const expected = [
  // Expected errors while the server is stopped.
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/,
  // The browser logs this warning if the page does not use a preloaded file within a few seconds. A slow machine can
  // cause the warning.
  /was preloaded using link preload but not used within a few seconds/,
];

/** Opens a page, and collects its console messages and its requests to other origins. */
async function openPage(browser: Browser, url: string, origins: readonly string[]) {
  const context = await browser.newContext({ baseURL: url });
  const found: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol === 'http:' && !origins.includes(origin)) found.push(`request: ${request.url()}`);
  });
  return { page: await context.newPage(), found };
}

const test = base.extend<{ shared: SharedProduct }>({
  shared: async ({ browser }, use, { testId }) => {
    const folder = await mkdtemp(join(tmpdir(), 'trustfold-server-'));
    const demo = await startDemoServer(folder);
    const { server, issuer } = demo;
    const product = await startProduct({
      remotes: specifiedRemotes,
      environment: `e2e-${testId}`,
      temporary: true,
      server: { server, issuer, clientId: 'trustfold' },
    });
    const origins = [...Object.values(product.origins), server, issuer];
    const all: string[][] = [];
    const enter: SharedProduct['enter'] = async (person, portal) => {
      const { page, found } = await openPage(browser, product.url, origins);
      all.push(found);
      await openGate(page);
      await page.goto('/trustfold');
      await page.getByRole('link', { name: 'Portal Access' }).first().click();
      await page.getByRole('button', { name: new RegExp(`^${person}, `) }).click();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([portalLabel[portal]]);
      await page.getByRole('link', { name: portalLabel[portal], exact: true }).click();
      return page;
    };
    try {
      await use({ url: product.url, demo, enter });
      expect(
        all.flat().filter((line) => !expected.some((pattern) => pattern.test(line))),
        'The pages log no error and request nothing of other origins',
      ).toEqual([]);
    } finally {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await Promise.all([demo.stop(), product.stop()]);
      await rm(folder, { recursive: true, force: true });
    }
  },
});

const offline = (page: Page) => page.getByRole('status', { name: 'Connection' });
const openTab = (page: Page, name: string) => new DashboardPage(page).tab(name).click();

const supply = 'Bunker supply, two desks';
/** A user of the demo server in the legal portal. No person in the sample data has this email address. */
const lena = { name: 'Lena Roth', role: 'Counsel', email: 'law-1@demo.example' };
/** The sample payment that still needs sign-offs in the Legal and Admin portals. */
const payment = 'FX-062';

async function draftContract(page: Page) {
  await openTab(page, 'Contracts');
  const contracts = new ContractsPage(page);
  await contracts.create().click();
  const dialog = contracts.dialog('Create contract');
  await dialog.getByLabel('Title').fill(supply);
  await dialog.getByLabel('Value').fill('$640,000');
  await contracts.button('Create contract', dialog).click();
  await contracts.open(supply);
  await contracts.attach('Terms.pdf');
  await contracts.button('Submit for legal review').click();
  await expect(contracts.card(supply)).toContainText('Pending Review');
  return contracts;
}

async function approve(page: Page, stage: string) {
  await openTab(page, 'Transactions');
  const transactions = new TransactionsPage(page);
  await transactions.link(payment).click();
  await transactions.move('Approve').click();
  await expect(transactions.stage()).toContainText(stage);
  return transactions;
}

test('[R156, R157, R167, R168] two people in two browsers sign one contract and approve one payment', async ({
  shared,
}) => {
  const [admin, law] = await Promise.all([
    shared.enter('Ada Novak', 'admin'),
    shared.enter('Lena Roth', 'law_firm'),
  ]);
  const signing = new ContractsPage(law);
  await openTab(law, 'Contracts');
  const sending = await draftContract(admin);

  await test.step('the lawyer sees the contract without a reload and reviews it', async () => {
    await signing.open(supply);
    await signing.button('Complete legal review').click();
    await expect(sending.section('Contract details')).toContainText('Legal Verified');
  });

  await test.step('the administrator sends the contract, and the lawyer signs it', async () => {
    await sending.sendForSignature(lena);
    await signing.button('DocuSign', signing.actions()).click();
    await signing.sign(lena.name);
    await expect(sending.events().last()).toContainText('Everyone has signed');
    await expect(sending.events()).toContainText([lena.name, 'Everyone has signed']);
  });

  await test.step('the lawyer’s profile shows the lawyer’s name', async () => {
    // In each browser, the first Escape closes the dialog, and the second Escape closes the contract.
    for (const page of [admin, law, admin, law]) await page.keyboard.press('Escape');
    await openTab(law, 'Profile');
    await expect(law.getByRole('region', { name: lena.name })).toContainText('Counsel');
    await expect(law.getByLabel('Email Address')).toHaveValue(lena.email);
    await expect(law.getByLabel('Full Name')).toBeDisabled();
  });

  await test.step('both people approve a payment', async () => {
    const first = await approve(law, 'Approved');
    await approve(admin, 'Compliant');
    await expect(first.stage()).toContainText('Compliant');
  });
});

test('[R161, R164, R165] the audit log shows who signed in, exported data and signed out', async ({
  shared,
}) => {
  const admin = await shared.enter('Ada Novak', 'admin');
  const law = await shared.enter('Lena Roth', 'law_firm');
  const dashboard = new DashboardPage(admin);
  const { entries } = new AuditLogPage(admin);
  await expect(entries().filter({ hasText: 'Ada Novak · Signed in' })).toHaveCount(1);
  await expect(entries().filter({ hasText: 'Lena Roth · Signed in' })).toHaveCount(1);
  await expect(dashboard.panel().getByText(/^Sample data, as of /)).toBeVisible();

  await test.step('an administrator can export the workspace but not replace it', async () => {
    await dashboard.settings().click();
    await expect(admin.getByText('Saved on the server')).toBeVisible();
    const reset = admin.getByRole('button', { name: 'Reset to sample data' });
    await expect(reset).toHaveAccessibleDescription(/^The workspace is on a server\./);
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Export workspace' }).click();
    expect((await download).suggestedFilename()).toMatch(/^trustfold-workspace/);
  });

  await test.step('the lawyer signs out', async () => {
    await new DashboardPage(law).account().click();
    await law.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(law.getByRole('button', { name: 'Access Portal' })).toBeVisible();
  });

  await openTab(admin, 'Overview');
  await expect(entries().filter({ hasText: 'Lena Roth · Signed out' })).toHaveCount(1);
  await expect(entries().filter({ hasText: 'Ada Novak · Exported the workspace' })).toHaveCount(1);
});

test('[R158] while the server restarts, a banner appears and unsaved input is preserved @deep', async ({
  shared,
}) => {
  const [admin, law] = await Promise.all([
    shared.enter('Ada Novak', 'admin'),
    shared.enter('Lena Roth', 'law_firm'),
  ]);
  await openTab(law, 'Contracts');
  await openTab(admin, 'Contracts');
  const contracts = new ContractsPage(admin);
  await contracts.create().click();
  const dialog = contracts.dialog('Create contract');
  await dialog.getByLabel('Title').fill(supply);

  await shared.demo.stop();
  for (const page of [admin, law])
    await expect(offline(page)).toHaveText(
      'Offline. Changes are not saved until the server can be reached.',
    );
  await dialog.getByLabel('Value').fill('$640,000');
  await shared.demo.start();
  for (const page of [admin, law]) await expect(offline(page)).toHaveCount(0);

  await contracts.button('Create contract', dialog).click();
  await expect(new ContractsPage(law).card(supply)).toBeVisible();
});
