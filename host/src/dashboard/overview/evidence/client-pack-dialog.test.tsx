import {
  renderWithProviders,
  typeWhileOpening,
  expectedResultWithoutField,
} from 'shared-kernel/testing/render';
import { ClientEvidencePackDialog } from './client-pack-dialog';

describe('typing while the client report dialog opens', () => {
  it('[R28] text typed while the client report dialog is opening does not start an export', async () => {
    const opened = renderWithProviders(<ClientEvidencePackDialog open onClose={jest.fn()} />);
    expect(await typeWhileOpening(opened)).toEqual(expectedResultWithoutField);
  });
});
