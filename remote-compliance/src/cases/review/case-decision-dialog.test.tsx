import { screen, waitFor, within } from '@testing-library/react';
import { createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { answerDecision, submitDecision } from '../commands/decide-case';
import { createTestCasePerson, createTestCase } from '../testing/test-case';
import { CaseDecisionDialog } from './case-decision-dialog';

const id = namedTransactions.heldForReview;
const payment = transactions.find((one) => one.id === id);
const one = createTestCase({
  subject: { kind: 'transaction', id },
  cause: 'compliance_review',
  client: payment?.counterparty ?? '',
  evidence: [{ ...createTestCasePerson('banking'), text: 'A copy of the passport' }],
});

const open = () => {
  const onClose = jest.fn();
  const shown = renderWithProviders(
    <>
      <CaseDecisionDialog open title="Submit decision" onClose={onClose} reviewCase={one} />
      <Toaster />
    </>,
    { portal: 'banking', workspace: createTestWorkspace({ records: { cases: [one] } }) },
  );
  const decisions = async () =>
    (await shown.workspace.source.get('cases', one.id))?.record.decisions;
  return { ...shown, onClose, decisions };
};

const form = async () => within(await screen.findByRole('form', { name: 'Submit decision' }));

describe('deciding on a payment on hold', () => {
  afterEach(() => sessionStorage.clear());

  it('[R63, R64] the decision dialog shows amount, counterparty, hold reason, evidence and the effect of each outcome', async () => {
    open();
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('$3,150,000'));
    for (const fact of [
      /Caspian Pipeline Services/,
      /entry on the OFAC list/,
      /A copy of the passport/,
    ])
      expect(dialog).toHaveTextContent(fact);
    const outcomes = (await form()).getAllByRole('radio');
    expect(outcomes.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^False positiveReleases the payment/),
      expect.stringMatching(/^ConfirmedRejects the payment/),
      expect.stringMatching(/^RemediatedCause resolved. Releases the payment/),
    ]);
    for (const outcome of outcomes) expect(outcome).not.toBeChecked();
  });

  it('[R28, R64] a decision can be submitted only with an outcome and a reason', async () => {
    const { user, decisions } = open();
    const fields = await form();
    const reason = fields.getByRole('textbox', { name: 'Reason for the outcome' });
    await waitFor(() => expect(reason).toHaveFocus());
    await user.keyboard('Another person{Control>}{Enter}{/Control}');
    expect(await fields.findByText('Choose an outcome')).toBeVisible();
    await user.clear(reason);
    await user.click(fields.getByRole('radio', { name: /^False positive/ }));
    await user.click(fields.getByRole('button', { name: 'Submit decision' }));
    expect(await fields.findByText('Enter a reason')).toBeVisible();
    expect(await decisions()).toEqual([]);
  });

  it('[R63] a decision can be submitted with the keyboard, and a double click submits it only once', async () => {
    const { user, decisions, onClose } = open();
    const fields = await form();
    await waitFor(() => expect(fields.getByRole('textbox')).toHaveFocus());
    await user.keyboard('Another person');
    await user.tab({ shift: true });
    await user.keyboard(' ');
    expect(fields.getByRole('radio', { checked: true })).toHaveFocus();
    await user.dblClick(fields.getByRole('button', { name: 'Submit decision' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await decisions()).toHaveLength(1);
  });

  it.each([
    ['was submitted', 'admin', undefined],
    ['was submitted and approved', 'admin', 'banking'],
  ] as const)(
    '[R63, R105] refuses the decision if another decision %s after the dialog opened, and does not clear the typed text',
    async (_what, author, approver) => {
      const { user, decisions, onClose, workspace } = open();
      const fields = await form();
      await user.click(fields.getByRole('radio', { name: /^Confirmed/ }));
      await user.type(fields.getByRole('textbox'), 'It is them');
      const other = { id: one.id, outcome: 'false_positive', reason: 'Another person' } as const;
      await workspace.run(submitDecision, other, createTestSession(author));
      if (approver !== undefined)
        await workspace.run(
          answerDecision,
          { id: one.id, answer: 'approve' },
          createTestSession(approver),
        );
      await user.click(fields.getByRole('button', { name: 'Submit decision' }));
      expect(
        await screen.findByText(/Another decision was submitted, approved or returned/),
      ).toBeVisible();
      expect(onClose).not.toHaveBeenCalled();
      expect(fields.getByRole('textbox')).toHaveValue('It is them');
      expect(await decisions()).toMatchObject([{ outcome: 'false_positive' }]);
    },
  );
});
