import { screen, waitFor, within } from '@testing-library/react';
import {
  renderWithProviders,
  typeIntoOpeningDialog,
  expectedEmptyTypingResult,
  expectedTypingResult,
} from 'shared-kernel/testing/render';
import { contracts } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import type { ContractDialog } from './contract-dialog';
import { ContractDialogs } from './contract-dialogs';
import { RecallEnvelopeButton } from './signing/recall-envelope-button';
import { unsignedContract } from './test-envelopes';

const unbooked = contracts.find(({ notarization }) => notarization.status === 'pending');
const contractId = unsignedContract.id;
const workspace = () =>
  createTestWorkspace({
    records: { contracts: unbooked ? [unsignedContract, unbooked] : [unsignedContract] },
  });

describe('typing while a dialog opens', () => {
  afterEach(() => sessionStorage.clear());

  it('[R28] typing while the dialog opens does not recall an envelope', async () => {
    const opened = renderWithProviders(<RecallEnvelopeButton contract={unsignedContract} />, {
      workspace: workspace(),
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Recall envelope' }));
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
  });

  const show = (dialog: ContractDialog) =>
    renderWithProviders(<ContractDialogs open onClose={jest.fn()} dialog={dialog} />, {
      workspace: workspace(),
    });

  it('[R28] typing while the dialog opens does not schedule a notarization', async () => {
    const dialog = { kind: 'schedule', contractId: unbooked?.id ?? '' } as const;
    expect(await typeIntoOpeningDialog(show(dialog))).toEqual(expectedTypingResult);
  });

  it.each<ContractDialog>([
    { kind: 'edit', contractId },
    { kind: 'signatories', contractId },
    { kind: 'create' },
  ])('[R28] typing while the dialog opens does not save a change: %j @deep', async (dialog) => {
    const { text, ...rest } = await typeIntoOpeningDialog(show(dialog), '');
    const { text: typed, ...nothing } = expectedTypingResult;
    expect(text).toContain(typed);
    expect(rest).toEqual(nothing);
  });

  it.each<ContractDialog>([
    { kind: 'upload', contractId },
    { kind: 'verify' },
    { kind: 'sign', contractId },
  ])(
    '[R28] typing while the $kind dialog opens adds nothing and signs nothing @deep',
    async (dialog) => {
      expect(await typeIntoOpeningDialog(show(dialog))).toEqual(expectedEmptyTypingResult);
    },
  );

  it.each([
    ['Decline', /^Why is .* declining\?/],
    ['Delegate', /^Name/],
  ])(
    '[R28] the button %s focuses the text field of its dialog, and Back returns the focus to the button @deep',
    async (name, label) => {
      const opened = show({ kind: 'sign', contractId });
      const { user } = opened;
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(await dialog.findByRole('button', { name }));
      const field = dialog.getByRole('textbox', { name: label });
      expect(field).toHaveFocus();
      expect(await typeIntoOpeningDialog(opened, '')).toEqual(expectedTypingResult);
      await user.click(dialog.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus());
    },
  );
});
