import { createTransactionExportColumns } from '../list/transaction-columns';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { Transaction } from 'shared-kernel/domain/transaction';
import {
  createSampleContents,
  namedTransactions,
  transactions,
  profiles,
} from 'shared-kernel/testing/records';
import { originalSampleTime } from 'shared-kernel/workspace';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import type { TransactionStatus } from '../transaction-choices';
import { approveTransaction } from '../commands/change-transaction-status';
import { conversionDetails } from '../crypto/crypto';
import { TransactionDashboard } from '../transaction-dashboard';
import { TransactionAuditTrail } from './transaction-details';

const cardOf = (transaction: Transaction) =>
  screen.findByRole('article', {
    name: `${transaction.reference}, ${transaction.counterparty}`,
  });

function sample(id: string): Transaction {
  const transaction = transactions.find((each) => each.id === id);
  if (!transaction) throw new Error(id);
  return transaction;
}

/** Only the named transactions are listed, because every listed transaction slows each test step. */
const few = transactions.filter(({ id }) => Object.values<string>(namedTransactions).includes(id));

const open = (id: string, options = {}) =>
  renderWithProviders(<TransactionDashboard />, {
    route: `/?tx=${id}`,
    workspace: createTestWorkspace({ records: { transactions: few } }),
    ...options,
  });

const drawer = () => screen.findByRole('dialog');

describe('transaction card', () => {
  const crypto = (status: TransactionStatus) => {
    const found = transactions.find((each) => each.type === 'crypto' && each.status === status);
    if (!found) throw new Error(status);
    return found;
  };

  it('[TX4, TX7] a transaction card shows amount, target currency, and status and time of each step', async () => {
    renderWithProviders(<TransactionDashboard />, { route: '/?type=fx' });
    const card = within(await cardOf(sample('TX-062')));
    expect(card.getByText('2,400,000.00 EUR')).toHaveTextContent('into USD');
    expect(card.getByText('FX-062')).toBeVisible();
    const steps = within(card.getByRole('list', { name: 'Processing flow' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      'KYCCompletedJul 22, 2024, 07:24',
      'AML screeningProcessingJul 22, 2024, 07:33',
      'Rate lockSimulatedPending',
      'SettlementPending',
    ]);
  });

  it.each(['live', 'reference'] as const)(
    '[TX4] a transaction card shows id and time in %s mode @deep',
    async (behaviour) => {
      renderWithProviders(<TransactionDashboard />, {
        workspace: createTestWorkspace({ behaviour }),
      });
      const payment = sample('TX-062');
      const card = await cardOf(payment);
      expect(within(card).getByText('TX-062')).toBeVisible();
      expect(card.querySelector('time')).toHaveAttribute('datetime', payment.timestamp);
    },
  );

  it('[R8, G8] a transaction card shows whole US dollars, and the details show cents', async () => {
    const payment = { ...sample('TX-061'), amount: 10_005.55, currency: 'USD' as const };
    open(payment.id, { workspace: createTestWorkspace({ records: { transactions: [payment] } }) });
    expect(within(await cardOf(payment)).getByText('$10,006')).toBeInTheDocument();
    expect(within(await drawer()).getAllByText('$10,005.55')[0]).toBeInTheDocument();
  });

  it('[G8] amounts converted to US dollars are shown without cents @deep', async () => {
    open('TX-044', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(await drawer()).toHaveTextContent('$949,905 (sample rate)');
  });

  it.each([
    ['live', 'Screening score'],
    ['reference', 'Compliance score'],
  ] as const)(
    '[R59, TX6] a transaction’s score is labelled “Screening score” in live mode and “Compliance score” in reference mode: %s @deep',
    async (behaviour, name) => {
      open('TX-044', { workspace: createTestWorkspace({ behaviour }) });
      const score = within(await drawer()).getByRole('meter', { name });
      const printed = screen.getAllByText(name).filter((text) => text.tagName === 'DT');
      expect(printed).toHaveLength(1);
      expect(score).toBeVisible();
    },
  );

  it('[R59, TX2] labels the score as “Screening score” in tables and exported files', async () => {
    renderWithProviders(<TransactionDashboard />, { route: '/?view=table' });
    expect(await screen.findByRole('columnheader', { name: /Screening score/ })).toBeVisible();
    expect(createTransactionExportColumns(undefined).map(({ header }) => header)).toContain(
      'Screening score',
    );
  });

  it('[TX6] the colour of the screening score changes at the thresholds 95 and 85', async () => {
    const scored = [95, 94, 85, 84].map((complianceScore, index) => ({
      ...sample('TX-061'),
      id: `TX-${index}`,
      reference: `R-${complianceScore}`,
      complianceScore,
    }));
    renderWithProviders(<TransactionDashboard />, {
      workspace: createTestWorkspace({ records: { transactions: scored } }),
    });
    await screen.findByText('R-95');
    const meters = screen
      .getAllByRole('meter', { name: 'Screening score' })
      .map((meter) => meter.getAttribute('aria-valuetext'));
    expect(meters).toEqual(['95%, Clear', '94%, Watch', '85%, Watch', '84%, At risk']);
  });

  it('[TX8] shows a ledger panel only for crypto payments', async () => {
    renderWithProviders(<TransactionDashboard />, { route: '/?status=completed&from=2024-07-15' });
    for (const transaction of transactions
      .filter(({ status, timestamp }) => status === 'completed' && timestamp >= '2024-07-15')
      .slice(0, 6)) {
      const card = within(await cardOf(transaction));
      const ledgers = card.queryAllByRole('region', { name: 'Ledger' });
      expect(ledgers).toHaveLength(transaction.type === 'crypto' ? 1 : 0);
    }
    const ledger = within(await cardOf(crypto('completed'))).getByRole('region', {
      name: 'Ledger',
    });
    expect(ledger).toHaveTextContent('12 of 12');
  });

  it('[TX8] shows a conversion panel with the specified values only for crypto payments in processing', async () => {
    renderWithProviders(<TransactionDashboard />, { route: '/?type=crypto' });
    const panel = within(await cardOf(crypto('processing'))).getByRole('region', {
      name: 'Conversion',
    });
    expect(panel).toHaveTextContent('Slippage tolerance0.1%');
    expect(panel).toHaveTextContent(conversionDetails.rate);
    expect(panel).toHaveTextContent('1 USD = 1.0001 USDT');
    expect(panel).toHaveTextContent('Estimated completion2-5 minutes');
    expect(panel).toHaveTextContent('Required12 block confirmations');
    for (const status of ['completed', 'pending', 'failed', 'compliance_review'] as const) {
      const card = within(await cardOf(crypto(status)));
      expect(card.queryByRole('region', { name: 'Conversion' })).not.toBeInTheDocument();
    }
  });

  it('[TX4] transaction details open and close, and the URL contains the open transaction', async () => {
    const { user, location } = renderWithProviders(<TransactionDashboard />, {
      route: '/?type=crypto',
    });
    await user.click(await screen.findByRole('button', { name: 'View details of USDT-063' }));
    expect(location()).toBe('/?type=crypto&tx=TX-063');
    await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/?type=crypto');
  });
});

describe('transaction details', () => {
  it('[T1, T2] transaction details show the five stages, the current stage and the sign-offs', async () => {
    open(namedTransactions.cryptoInProcessing);
    const details = within(await drawer());
    const stages = within(
      await details.findByRole('list', { name: 'Transaction progress' }),
    ).getAllByRole('listitem');
    expect(stages.map((stage) => stage.textContent.split(',')[0])).toEqual([
      'Initiated',
      'Under Review',
      'Approved',
      'Compliant',
      'Executed',
    ]);
    expect(stages[2]).toHaveAttribute('aria-current', 'step');
    expect(stages[2]).toHaveTextContent('2/3 sign-offs');
    const desks = details.getByRole('list', { name: 'Sign-offs' });
    expect(desks).toHaveTextContent('Payments deskSigned off by');
    expect(desks).toHaveTextContent('Treasury deskPending in the Admin portal');
  });

  it('[TX5] shows why a transaction failed, and what to do next @deep', async () => {
    open(namedTransactions.failedWithReason);
    const step = await within(await drawer()).findByRole('region', { name: 'Next step' });
    expect(step).toHaveTextContent('The sending wallet is on a sanctions list.');
    expect(step).toHaveTextContent('then create a new payment');
  });

  it('[TX5] shows why a transaction is on hold, and who decides on the hold @deep', async () => {
    open(namedTransactions.heldForReview);
    const step = await within(await drawer()).findByRole('region', { name: 'Next step' });
    expect(step).toHaveTextContent('Who: Banking or Admin portal');
    expect(step).toHaveTextContent('A director matches an entry on the OFAC list');
  });

  it('[TX5] transaction details show only the hold reason in reference mode @deep', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    open(namedTransactions.heldForReview, { workspace });
    expect(await within(await drawer()).findByRole('alert')).toHaveTextContent(
      'A director matches an entry on the OFAC list',
    );
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  });

  it('[TX4] the counterparty of a transaction links to the client’s profile @deep', async () => {
    open(namedTransactions.cryptoInProcessing);
    const details = within(await drawer());
    expect(await details.findByRole('link', { name: 'Meridian Energy Partners' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/admin?tab=clients&client=CL-001',
    );
  });

  it('[TX4] shows a message for an unknown transaction, with a link to the list @deep', async () => {
    const { user, location } = open('TX-0000-000');
    expect(await screen.findByText('Transaction not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all transactions' }));
    expect(location()).toBe('/');
  });

  it('[TX4] Next opens the next transaction in the list @deep', async () => {
    const { user, location } = open(namedTransactions.awaitingFirstSignOff);
    const details = within(await drawer());
    expect(
      details.getByRole('button', { name: 'Previous transaction' }),
    ).toHaveAccessibleDescription('There is no previous transaction.');
    await user.click(details.getByRole('button', { name: 'Next transaction' }));
    expect(location()).toBe(`/?tx=${namedTransactions.cryptoInProcessing}`);
    expect(await screen.findByRole('dialog', { name: 'USDT-063' })).toBeVisible();
    await user.keyboard('k');
    expect(location()).toBe(`/?tx=${namedTransactions.awaitingFirstSignOff}`);
  });
});

describe('transaction drawer actions', () => {
  const press = async (user: ReturnType<typeof open>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name }));

  const menuItem = async (user: ReturnType<typeof open>['user'], name: string) => {
    await press(user, 'More');
    return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
  };

  /**
   * Finds the dialog on top of the drawer. In tests, antd gives both titles the same id, so the dialog cannot be found
   * by name.
   */
  const decision = async () => {
    await screen.findByRole('form', { name: 'Reason' });
    const [, dialog] = screen.getAllByRole('dialog');
    if (!dialog) throw new Error('no dialog over the drawer');
    return dialog;
  };

  it('[T2, TX5] Approve adds the desk’s sign-off, and the drawer shows which portal signs off next', async () => {
    const { user } = open(namedTransactions.awaitingFirstSignOff, { portal: 'banking' });
    await press(user, 'Approve');
    expect(await screen.findByText('1/3 sign-offs')).toBeVisible();
    const approve = screen.getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'true'));
    expect(approve).toHaveAccessibleDescription(/This step belongs to the Legal portal\.$/);
    act(() => approve.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('1/3 sign-offs')).toBeVisible();
  });

  it('[T2, TX5, R30] Execute requires all checks and a confirmation of the amount, and the audit trail lists each step', async () => {
    const workspace = createTestWorkspace();
    const id = namedTransactions.awaitingFirstSignOff;
    const inPortal = (portal: PortalKey) =>
      createCommandTester({ workspace, session: createTestSession(portal) });
    for (const portal of ['banking', 'law_firm', 'admin'] as const)
      await inPortal(portal).done(approveTransaction, { id });
    const { user } = open(id, { portal: 'banking', workspace });
    expect(await screen.findByText('3/3 sign-offs')).toBeVisible();
    expect(await menuItem(user, 'Approve')).toHaveTextContent('All sign-offs are complete.');
    expect(screen.getByRole('menuitem', { name: /^Execute/ })).toHaveTextContent(
      'AML screening, OFAC check, and SWIFT validation are not complete.',
    );
    await press(user, 'More');
    for (const check of ['AML screening', 'OFAC check']) {
      await press(user, 'Record check');
      const form = within(await screen.findByRole('form', { name: 'Check result' }));
      expect(form.getByText(check)).toBeVisible();
      await user.click(form.getByRole('combobox', { name: 'Result' }));
      await user.click(await screen.findByRole('option', { name: 'Passed' }));
      await user.type(form.getByRole('textbox', { name: 'What was checked?' }), 'No match');
      await user.click(form.getByRole('button', { name: 'Record result' }));
      await waitFor(() => expect(screen.queryByRole('form', { name: 'Check result' })).toBeNull());
    }
    const execute = await screen.findByRole('button', { name: 'Execute' });
    await waitFor(() => expect(execute).not.toHaveAttribute('aria-disabled'));
    await user.click(execute);
    const pay = await screen.findByRole('button', { name: 'Pay $1,250,000' });
    expect(await inPortal('banking').record('transactions', id)).toMatchObject({
      status: 'processing',
    });
    await user.click(pay);
    const moves = screen.getByRole('group', { name: 'Transaction actions' });
    await waitFor(() => expect(moves).toHaveTextContent('No further action.'));
    const stored = await workspace.source.get('transactions', id);
    expect(stored?.record).toMatchObject({ status: 'completed' });
    const trail = await screen.findByRole('list', { name: 'Audit trail' });
    await waitFor(() => expect(within(trail).getAllByRole('listitem')).toHaveLength(6));
    expect(within(trail).getAllByText('Approved the transaction')).toHaveLength(3);
    expect(within(trail).getByText('OFAC check passed: No match')).toBeVisible();
    expect(within(trail).getByText('Executed the transaction')).toBeVisible();
    expect(trail).not.toHaveTextContent('transaction.');
  });

  const listedPayment = {
    ...sample(namedTransactions.awaitingFirstSignOff),
    clientId: '',
    counterparty: 'Severnyi Briz Shipping OOO',
  };

  it('[R41] shows a sanctions hit with a link to its review case, and disables Approve', async () => {
    const workspace = createTestWorkspace({
      records: { transactions: [listedPayment], cases: [] },
    });
    const { user } = open(listedPayment.id, { portal: 'banking', workspace });
    const reason = /“Severnyi Briz Shipping OOO” matches SL-010 on the sanctions list/;
    const waits = await screen.findByRole('list', { name: 'Outstanding items' });
    expect(waits).toHaveTextContent(reason);
    const link = await within(waits).findByRole('link', { name: reason });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`RC-${listedPayment.id}-SL-010-sanctions_hit`),
    );
    const approve = screen.getByRole('button', { name: 'Approve' });
    expect(approve).toHaveAccessibleDescription(reason);
    await user.click(approve);
    const stored = await workspace.source.get('transactions', listedPayment.id);
    expect(stored?.record).toEqual(listedPayment);
    expect(screen.getByRole('button', { name: 'Hold for compliance review' })).toBeEnabled();
  });

  it.each(['client', 'vendor'] as const)(
    '[R41, R29] the %s portal shows “not found” for a payment of another company',
    async (portal) => {
      const workspace = createTestWorkspace({
        records: { transactions: [listedPayment], cases: [] },
      });
      open(listedPayment.id, { portal, workspace });
      await waitFor(async () => expect(await drawer()).toHaveTextContent('Transaction not found'));
      expect(await drawer()).not.toHaveTextContent('Severnyi Briz Shipping OOO');
      expect(await workspace.source.list('cases')).toHaveLength(0);
    },
  );

  it('[R41] hides sanctions hits in reference mode @deep', async () => {
    const workspace = createTestWorkspace({
      behaviour: 'reference',
      records: { transactions: [listedPayment], cases: [] },
    });
    open(listedPayment.id, { portal: 'banking', workspace });
    expect(await drawer()).not.toHaveTextContent(/sanctions/i);
    expect(await workspace.source.list('cases')).toHaveLength(0);
  });

  it('[T2] disables Execute before the third sign-off, and shows how many sign-offs are missing', async () => {
    const { user, workspace } = open(namedTransactions.cryptoInProcessing);
    const execute = await menuItem(user, 'Execute');
    expect(execute).toHaveTextContent('Needs 1 more sign-off.');
    expect(execute).toHaveAttribute('aria-disabled', 'true');
    await user.click(execute);
    const stored = await workspace.source.get('transactions', 'TX-063');
    expect(stored?.record.status).toBe('processing');
  });

  it('[R63, TX5] Hold requires a reason, and afterwards the only action is to open the review case', async () => {
    const { user } = open(namedTransactions.cryptoInProcessing);
    await press(user, 'Hold for compliance review');
    const dialog = await decision();
    expect(dialog).toHaveTextContent('Hold USDT-063?');
    await user.click(within(dialog).getByRole('button', { name: 'Hold payment' }));
    expect(await within(dialog).findByText('Enter a reason')).toBeVisible();
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Why is this payment held?' }),
      'Ask for the invoice',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Hold payment' }));
    expect(await within(await drawer()).findByText('Ask for the invoice')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open review case' })).toBeVisible();
    for (const name of [/^Release/, /^Reject/, /^Approve/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[R63] links a payment on hold to its review case, and names who must approve', async () => {
    const id = namedTransactions.heldForReview;
    const cases = createSampleContents(originalSampleTime).cases.map((one) =>
      one.subject.id === id
        ? {
            ...one,
            decisions: [
              {
                by: 'banking' as const,
                name: 'Tan Mei Ling',
                personId: 'PER-004',
                at: '2024-07-22T08:00:00.000Z',
                outcome: 'false_positive' as const,
                reason: 'Another person',
                facts: '',
              },
            ],
          }
        : one,
    );
    open(id, { workspace: createTestWorkspace({ records: { cases } }) });
    const state = 'Waiting for approval by Nadia Rahman';
    const step = await within(await drawer()).findByRole('region', { name: 'Next step' });
    await waitFor(() => expect(step).toHaveTextContent(state));
    const link = within(await drawer()).getByRole('link', { name: state });
    expect(link).toHaveAttribute('href', expect.stringContaining(`RC-${id}-compliance_review`));
    expect(await screen.findByText(state, { selector: 'td span, article span' })).toBeVisible();
  });

  it.each([
    [namedTransactions.awaitingFirstSignOff, 'banking', 'Approve'],
    [namedTransactions.awaitingFirstSignOff, 'admin', undefined],
    [namedTransactions.readyToExecute, 'banking', 'Execute'],
    [namedTransactions.heldForReview, 'banking', 'Open review case'],
  ] as const)(
    '[TX5] the only primary button of a transaction is its next step: %s in the %s portal @deep',
    async (id, portal, name) => {
      open(id, { portal });
      const moves = await screen.findByRole('group', { name: 'Transaction actions' });
      await within(moves).findByRole('button', { name: /^(More|Record check)$/ });
      const filled = [
        ...within(moves).getAllByRole('button'),
        ...within(moves).queryAllByRole('link'),
      ].filter((button) => button.classList.contains('ant-btn-primary'));
      expect(filled.map((button) => button.textContent)).toEqual(name === undefined ? [] : [name]);
    },
  );

  it('[TX4] J and K do not open another transaction while a dialog is open @deep', async () => {
    const { user, location } = open(namedTransactions.cryptoInProcessing);
    await user.click(await menuItem(user, 'Reject'));
    const dialog = await decision();
    const reject = within(dialog).getByRole('button', { name: 'Reject payment' });
    act(() => reject.focus());
    await user.keyboard('kj');
    expect(location()).toBe(`/?tx=${namedTransactions.cryptoInProcessing}`);
  });

  it('[TX5] Reject requires a reason and cannot be undone', async () => {
    const { user } = open(namedTransactions.awaitingFirstSignOff);
    await user.click(await menuItem(user, 'Reject'));
    const dialog = await decision();
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Why is this payment rejected?' }),
      'True match',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Reject payment' }));
    expect(await screen.findByText(/then create a new payment$/)).toBeVisible();
    expect(within(await drawer()).getByText('True match')).toBeVisible();
  });

  it('[R119, TX5] a transaction has two buttons, the next step last, and a menu for the other actions', async () => {
    const { user } = open(namedTransactions.cryptoInProcessing);
    const moves = await screen.findByRole('group', { name: 'Transaction actions' });
    expect(
      within(moves)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['More', 'Hold for compliance review', 'Approve']);
    expect(await menuItem(user, 'Reject')).toBeVisible();
    expect(screen.getByRole('menuitem', { name: /^Execute/ })).toBeVisible();
  });

  it('[policy] a transaction has no actions in reference mode', async () => {
    open(namedTransactions.cryptoInProcessing, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    await screen.findByRole('list', { name: 'Transaction progress' });
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('[R117, policy] the regulator portal shows one line of text instead of the actions of a transaction', async () => {
    open(namedTransactions.awaitingFirstSignOff, { portal: 'regulator' });
    const moves = within(await screen.findByRole('group', { name: 'Transaction actions' }));
    expect(
      moves.getByText('Read-only: the Regulator portal cannot change this transaction.'),
    ).toBeVisible();
    expect(moves.queryByRole('button')).toBeNull();
  });

  it('[R117, policy] Approve is disabled until the desk’s sign-off is next, and the actions of other desks are hidden', async () => {
    open(namedTransactions.awaitingFirstSignOff, { portal: 'law_firm' });
    const moves = within(await screen.findByRole('group', { name: 'Transaction actions' }));
    expect(moves.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      /the Banking portal\.$/,
    );
    expect(moves.getAllByRole('button')).toHaveLength(1);
    expect(moves.queryByText(/^Read-only/)).toBeNull();
  });
});

describe('transaction audit trail', () => {
  it.each(profiles.filter(({ portal }) => !['client', 'vendor'].includes(portal)))(
    '[policy, PR3] the audit trail in the $portal portal shows notes only with audit access',
    async ({ portal, auditAccess }) => {
      renderWithProviders(<TransactionAuditTrail id={namedTransactions.heldForReview} />, {
        portal,
      });
      const trail = await screen.findByRole('list', { name: 'Audit trail' });
      expect(trail).toHaveTextContent('Held for compliance review');
      const hasNote = trail.textContent.includes('Possible match with the OFAC list.');
      expect(hasNote).toBe(auditAccess);
      expect(screen.queryAllByText(/^Audit log details are only visible in/)).toHaveLength(
        auditAccess ? 0 : 1,
      );
    },
  );
});
