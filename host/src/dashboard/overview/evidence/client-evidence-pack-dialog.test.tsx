import {
  renderWithProviders,
  typeIntoOpeningDialog,
  expectedEmptyTypingResult,
} from 'shared-kernel/testing/render';
import { ClientEvidencePackDialog } from './client-evidence-pack-dialog';

describe('typing while the client report dialog opens', () => {
  it('[R28] text typed while the client report dialog is opening does not start an export', async () => {
    const opened = renderWithProviders(<ClientEvidencePackDialog open onClose={jest.fn()} />);
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedEmptyTypingResult);
  });
});
