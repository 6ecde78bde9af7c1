import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { findPendingDecision, type ReviewCase } from 'shared-kernel/domain/review-case';
import { createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { useRecord } from 'shared-kernel/workspace';
import { submitDecision } from '../commands/decide-case';
import { addSubmittedDecision } from '../rules/decisions';
import { createTestCasePerson, createTestCase } from '../testing/test-case';
import { ReviewActions } from './review-actions';
import { ReviewDialogs, type ReviewDialogKind } from './review-dialogs';

const paymentId = namedTransactions.heldForReview;
const payment = transactions.find(({ id }) => id === paymentId);
const reason = 'The desk confirmed it';
const decided = (outcome: 'false_positive' | 'confirmed', changes: Partial<ReviewCase> = {}) =>
  addSubmittedDecision(
    createTestCase({
      subject: { kind: 'transaction', id: paymentId },
      cause: 'compliance_review',
      name: payment?.reference,
      client: payment?.counterparty,
      ...changes,
    }),
    { outcome, reason, facts: '' },
    createTestCasePerson('banking'),
  );

function Page({ id }: { readonly id: string }) {
  const [dialog, setDialog] = useState<ReviewDialogKind>();
  const { data: one } = useRecord('cases', id);
  if (!one) return null;
  return (
    <>
      <ReviewActions reviewCase={one} cases={[one]} onAsk={setDialog} />
      <ReviewDialogs reviewCase={one} dialog={dialog} onClose={() => setDialog(undefined)} />
      <Toaster />
    </>
  );
}

async function pressApprove(one: ReviewCase, others: readonly ReviewCase[] = []) {
  const workspace = createTestWorkspace({ records: { cases: [one, ...others] } });
  const shown = renderWithProviders(<Page id={one.id} />, { portal: 'admin', workspace });
  await shown.user.click(await screen.findByRole('button', { name: 'Approve' }));
  const answers = async () =>
    (await workspace.source.get('cases', one.id))?.record.decisions.map(({ end }) => end?.how);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return { ...shown, answers, dialog };
}

describe('approving a decision on a review case', () => {
  it.each([
    ['false_positive', 'False positive', 'Releases the payment', 'Release $3,150,000'],
    ['confirmed', 'Confirmed', 'Rejects the payment', 'Reject $3,150,000'],
  ] as const)(
    '[R105] the approval dialog shows the details of the decision before it releases or rejects a payment: %s',
    async (outcome, label, effect, verb) => {
      const { user, dialog, answers } = await pressApprove(decided(outcome));
      await waitFor(() => expect(dialog).toHaveTextContent('$3,150,000'));
      const author = createTestCasePerson('banking').name;
      for (const fact of [
        /Caspian Pipeline Services/,
        /entry on the OFAC list/,
        label,
        effect,
        reason,
      ])
        expect(dialog).toHaveTextContent(fact);
      expect(within(dialog).getByRole('row', { name: /^Decided by/ })).toHaveTextContent(author);
      expect(await answers()).toEqual([undefined]);
      await user.dblClick(within(dialog).getByRole('button', { name: verb }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await answers()).toHaveLength(1);
      expect(await answers()).not.toContain(undefined);
    },
  );

  it('[R63, R105] if another review case decides on the hold, the approval dialog does not mention a release of the payment', async () => {
    const hold = createTestCase({
      id: 'RC-2',
      subject: { kind: 'transaction', id: paymentId },
      cause: 'compliance_review',
    });
    const hit = decided('false_positive', { cause: 'sanctions_hit' });
    const { dialog } = await pressApprove(hit, [hold]);
    await waitFor(() => expect(dialog).toHaveTextContent('$3,150,000'));
    await waitFor(() => expect(dialog).not.toHaveTextContent(/release/i));
    expect(within(dialog).getByRole('button', { name: 'Approve decision' })).toBeVisible();
    expect(dialog).toHaveTextContent('Not a match. Payments and envelopes are no longer blocked.');
  });

  it('[R105] does not approve the decision if the dialog is cancelled or the user types in it', async () => {
    const { user, answers } = await pressApprove(
      decided('confirmed', { subject: { kind: 'client', id: 'CR-1' }, cause: 'screening_flagged' }),
    );
    await user.keyboard('another reason');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await answers()).toEqual([undefined]);
  });

  it('[R105] refuses to approve a decision that was superseded after the dialog opened', async () => {
    const { user, dialog, answers, workspace } = await pressApprove(decided('false_positive'));
    const release = await within(dialog).findByRole('button', { name: 'Release $3,150,000' });
    await workspace.run(
      submitDecision,
      { id: 'RC-1', outcome: 'confirmed', reason: 'It is them' },
      createTestSession('banking'),
    );
    expect(dialog).toHaveTextContent(reason);
    await user.click(release);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText(/Another decision was submitted/)).toBeVisible();
    expect(await answers()).toEqual(['replaced', undefined]);
    const one = (await workspace.source.get('cases', 'RC-1'))?.record;
    expect(one && findPendingDecision(one)?.outcome).toBe('confirmed');
  });
});
