import {
  renderWithProviders,
  typeWhileOpening,
  typedWithoutField,
} from 'shared-kernel/testing/render';
import { ClientPackDialog } from './client-pack-dialog';

describe('typing while the client report dialog opens', () => {
  it('[R28] text typed while the client report dialog is opening does not start an export', async () => {
    const opened = renderWithProviders(<ClientPackDialog open onClose={jest.fn()} />);
    expect(await typeWhileOpening(opened)).toEqual(typedWithoutField);
  });
});
