import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { ConfirmDialog } from './confirm-dialog';

const sample = (isPending = false) => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const rendered = renderWithProviders(
    <ConfirmDialog
      open
      title="Reset the workspace?"
      confirmLabel="Reset"
      tone="danger"
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Every change is lost.
    </ConfirmDialog>,
  );
  return { ...rendered, onConfirm, onCancel };
};

describe('ConfirmDialog', () => {
  it('[ui] shows the consequences and confirms', async () => {
    const { user, onConfirm } = sample();
    const dialog = await screen.findByRole('dialog', { name: 'Reset the workspace?' });
    expect(dialog).toHaveTextContent('Every change is lost.');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('[ui] focuses Cancel, so that Enter changes nothing', async () => {
    const { user, onCancel, onConfirm } = sample();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each(['Cancel', 'Close'])('[ui] %s closes the dialog without confirming', async (name) => {
    const { user, onCancel, onConfirm } = sample();
    await user.click(await screen.findByRole('button', { name }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
