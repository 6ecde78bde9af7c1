import { screen, waitFor } from '@testing-library/react';
import { useCurrentToast } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { Dialog } from './dialog';

/** The dialog's chunk, which can be lost. */
const chunk = { isLost: false };
jest.mock('./modal-dialog', () => {
  const dialog = jest.requireActual<object>('./modal-dialog');
  return {
    get ModalDialog() {
      if (chunk.isLost) throw new Error('The chunk is lost');
      return (dialog as { readonly ModalDialog: unknown }).ModalDialog;
    },
  };
});

const Words = () => <output>{useCurrentToast().toast?.title}</output>;

const sample = (open: boolean, onClose = jest.fn()) => (
  <>
    <Dialog open={open} title="Reset the workspace?" onClose={onClose}>
      Every change is lost.
    </Dialog>
    <Words />
  </>
);

describe('Dialog', () => {
  beforeEach(() => {
    chunk.isLost = false;
  });

  it('[ui] says that it could not be loaded, and is closed', async () => {
    chunk.isLost = true;
    const onClose = jest.fn();
    renderWithProviders(sample(true, onClose));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status')).toHaveTextContent('The dialog could not be loaded');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[ui] opens once its code has loaded', async () => {
    renderWithProviders(sample(true));
    expect(await screen.findByRole('dialog', { name: 'Reset the workspace?' })).toHaveTextContent(
      'Every change is lost.',
    );
  });

  it('[ui] gives the focus to the field that asks for it, though nothing moves', async () => {
    renderWithProviders(
      <Dialog open title="Rename" onClose={jest.fn()}>
        <input aria-label="Other" />
        <input aria-label="Name" data-autofocus />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  it('[ui] asks for no code while none is open', () => {
    chunk.isLost = true;
    renderWithProviders(sample(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
