import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/render';
import { Button } from '../ui';
import { DetailDrawer } from './detail-drawer';

function Sample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        View Details
      </button>
      <DetailDrawer
        open={isOpen}
        title="CON-1721638800000"
        extra={<button type="button">Next</button>}
        footer={<button type="button">Edit</button>}
        onClose={() => setIsOpen(false)}
      >
        Crude supply
      </DetailDrawer>
    </>
  );
}

describe('DetailDrawer', () => {
  it('[C11] opens as a named dialog, closes on Escape and returns the focus', async () => {
    const { user } = renderWithProviders(<Sample />);
    const opener = screen.getByRole('button', { name: 'View Details' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'CON-1721638800000' });
    expect(dialog).toHaveTextContent('Crude supply');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[R15] ignores Enter during an input method composition: %j',
    async (composing) => {
      const press = jest.fn();
      renderWithProviders(
        <DetailDrawer
          open
          title="CON-1721638800000"
          footer={
            <Button type="primary" onClick={press}>
              Sign
            </Button>
          }
          onClose={jest.fn()}
        >
          <input aria-label="Comment" />
        </DetailDrawer>,
      );
      const comment = await screen.findByRole('textbox', { name: 'Comment' });
      fireEvent.keyDown(comment, { key: 'Enter', ctrlKey: true, ...composing });
      expect(press).not.toHaveBeenCalled();
      fireEvent.keyDown(comment, { key: 'Enter', ctrlKey: true });
      expect(press).toHaveBeenCalledTimes(1);
    },
  );

  it('[C11] closes with its close button', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.click(screen.getByRole('button', { name: 'View Details' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
