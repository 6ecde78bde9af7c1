import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/render';
import { RecordLink } from './record-link';

const href = '/trustfold/dashboard/admin?tab=contracts&contract=CON-1';

function show() {
  const onOpen = jest.fn();
  renderWithProviders(
    <RecordLink href={href} onOpen={onOpen} isOpen>
      Supply
    </RecordLink>,
  );
  const link = screen.getByRole('link', { name: 'Supply', current: true });
  // Prevents a jsdom error: jsdom tries to navigate unless the link opens a new tab.
  link.setAttribute('target', '_blank');
  return { onOpen, link };
}

describe('RecordLink', () => {
  it('[R45] opens the record in the page on click and Enter', async () => {
    const { onOpen, link } = show();
    expect(link).toHaveAttribute('href', href);
    expect(fireEvent.click(link)).toBe(false);
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('[R46] record link is excluded from page translation', () => {
    expect(show().link).toHaveAttribute('translate', 'no');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    '[R45] record link leaves a click with %j to the browser',
    (init) => {
      const { onOpen, link } = show();
      expect(fireEvent.click(link, init)).toBe(true);
      expect(onOpen).not.toHaveBeenCalled();
    },
  );
});
