import {
  renderWithProviders,
  typeIntoOpeningDialog,
  expectedEmptyTypingResult,
  expectedTypingResult,
} from 'shared-kernel/testing/render';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import type { Process } from 'shared-kernel/domain/process';
import type { ReactElement } from 'react';
import { ProcessDialogs, type ProcessDialog } from './processes/process-dialogs';
import { createTestProcess } from './processes/test-process';
import { CreatePaymentDialog } from './transactions/create/create-payment-dialog';
import { ImportPaymentsDialog } from './transactions/create/import-payments-dialog';
import { BulkActionDialog } from './transactions/actions/transaction-action-dialog';
import { PaymentDialogs, type PaymentDialog } from './transactions/actions/payment-dialogs';

const ends = { open: true, onClose: jest.fn() };
const process: Process = createTestProcess();
const [first] = process.milestones;
const test = process.milestones.find(({ name }) => /dip test/i.test(name)) ?? first;

const show = (dialog: ReactElement) =>
  renderWithProviders(dialog, {
    workspace: createTestWorkspace({ records: { processes: [process] } }),
  });

const { awaitingFirstSignOff: running, heldForReview: held } = namedTransactions;

const questions: readonly PaymentDialog[] = [
  { ask: 'hold', transactionId: running },
  { ask: 'reject', transactionId: running },
  { ask: 'check', transactionId: running },
  { ask: 'check', transactionId: held },
];

describe('typing while a dialog opens', () => {
  afterEach(() => sessionStorage.clear());

  it.each(questions)(
    '[R28] typing while the dialog opens does not change a payment: $ask $transactionId',
    async (dialog) => {
      const opened = show(<PaymentDialogs {...ends} dialog={dialog} />);
      expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
    },
  );

  it('[R28, R30] typing while the dialog opens does not execute a payment', async () => {
    const dialog = { ask: 'execute', transactionId: namedTransactions.readyToExecute } as const;
    const opened = show(<PaymentDialogs {...ends} dialog={dialog} />);
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedEmptyTypingResult);
  });

  it.each(['hold', 'reject'] as const)(
    '[R28] typing while the dialog opens does not change several payments: %s @deep',
    async (move) => {
      const opened = show(
        <BulkActionDialog {...ends} move={move} payments={transactions} onDone={undefined} />,
      );
      expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
    },
  );

  it('[R28, R83] typing while the dialog opens does not create a payment', async () => {
    const opened = show(<CreatePaymentDialog {...ends} />);
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
  });

  it.each<ProcessDialog>([
    { kind: 'create' },
    { kind: 'message', processId: process.id },
    { kind: 'postpone', ids: [process.id], onDone: jest.fn() },
    { kind: 'reject-test', processId: process.id, milestoneId: test?.id ?? '' },
    { kind: 'replan', processId: process.id, milestoneId: first?.id ?? '' },
  ])(
    '[R28] typing while the dialog opens does not change a process: $kind @deep',
    async (dialog) => {
      const opened = show(<ProcessDialogs {...ends} dialog={dialog} />);
      expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
    },
  );

  it('[R28] typing while the dialog opens does not upload a milestone document', async () => {
    const dialog = { kind: 'upload', processId: process.id, milestoneId: first?.id ?? '' } as const;
    const opened = show(<ProcessDialogs {...ends} dialog={dialog} />);
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedEmptyTypingResult);
  });

  it('[R28] typing while the dialog opens does not import payments', async () => {
    const opened = show(<ImportPaymentsDialog {...ends} />);
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedEmptyTypingResult);
  });
});
