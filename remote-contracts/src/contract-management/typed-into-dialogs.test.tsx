import { screen } from '@testing-library/react';
import { renderWithProviders, typeAsItOpens, typedOnly } from 'shared-kernel/testing/render';
import { createTestWorkspace } from 'shared-kernel/testing';
import type { ContractDialog } from './contract-dialog';
import { ContractDialogs } from './contract-dialogs';
import { RecallButton } from './signing/recall-button';
import { unsignedCrude } from './test-envelopes';

const ends = { open: true, onClose: jest.fn() };
const workspace = () => createTestWorkspace({ records: { contracts: [unsignedCrude] } });

describe('what is typed as a dialog opens', () => {
  afterEach(() => sessionStorage.clear());

  it.each<ContractDialog>([{ kind: 'create' }])(
    '[R28] changes no contract: $kind',
    async (dialog) => {
      const opened = renderWithProviders(<ContractDialogs {...ends} dialog={dialog} />, {
        workspace: workspace(),
      });
      expect(await typeAsItOpens(opened)).toEqual(typedOnly);
    },
  );

  it('[R28] recalls no envelope', async () => {
    const opened = renderWithProviders(<RecallButton contract={unsignedCrude} />, {
      workspace: workspace(),
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Recall envelope' }));
    expect(await typeAsItOpens(opened)).toEqual(typedOnly);
  });
});
