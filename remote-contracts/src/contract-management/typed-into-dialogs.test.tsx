import { screen } from '@testing-library/react';
import { renderWithProviders, typeAsItOpens, typedOnly } from 'shared-kernel/testing/render';
import { createTestWorkspace } from 'shared-kernel/testing';
import { RecallButton } from './signing/recall-button';
import { unsignedCrude } from './test-envelopes';

const workspace = () => createTestWorkspace({ records: { contracts: [unsignedCrude] } });

describe('what is typed as a dialog opens', () => {
  afterEach(() => sessionStorage.clear());

  it('[R28] recalls no envelope', async () => {
    const opened = renderWithProviders(<RecallButton contract={unsignedCrude} />, {
      workspace: workspace(),
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Recall envelope' }));
    expect(await typeAsItOpens(opened)).toEqual(typedOnly);
  });
});
