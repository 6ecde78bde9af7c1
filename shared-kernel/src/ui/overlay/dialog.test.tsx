import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { Dialog } from './dialog';

describe('Dialog', () => {
  it('[ui] a dialog is named by its title', async () => {
    renderWithProviders(
      <Dialog open title="Reset the workspace?" onClose={jest.fn()}>
        Every change is lost.
      </Dialog>,
    );
    expect(await screen.findByRole('dialog', { name: 'Reset the workspace?' })).toHaveTextContent(
      'Every change is lost.',
    );
  });

  it('[ui] a dialog focuses the field with data-autofocus, even without an opening animation', async () => {
    renderWithProviders(
      <Dialog open title="Rename" onClose={jest.fn()}>
        <input aria-label="Other" />
        <input aria-label="Name" data-autofocus />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });
});
