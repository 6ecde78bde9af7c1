import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { TooltipProvider } from '../ui';
import { CopyableText, truncateMiddle } from './copyable-text';

it('[CO2] a hash shows its start and end, and its button copies the whole hash', async () => {
  const hash = '0x3f9a77b2c8d1e40aa51290c41d';
  const { user } = renderWithProviders(
    <TooltipProvider enabled>
      <CopyableText text={hash} label="hash" truncate={11} />
    </TooltipProvider>,
  );
  await user.hover(screen.getByText('0x3f9…0c41d'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(hash);
  await user.click(screen.getByRole('button', { name: 'Copy hash' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(hash);
  expect(await screen.findByText('Copied hash')).toBeInTheDocument();
});

it.each([
  ['there is no clipboard API, as over plain HTTP', undefined],
  ['the browser refuses', { writeText: () => Promise.reject(new Error('refused')) }],
])(
  '[R58] if copying fails, a dialog shows the full text and selects it: %s',
  async (_why, clipboard) => {
    const hash = '0x3f9a77b2c8d1e40aa51290c41d';
    const { user } = renderWithProviders(
      <TooltipProvider enabled>
        <CopyableText text={hash} label="hash" truncate={11} />
      </TooltipProvider>,
    );
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
    await user.click(screen.getByRole('button', { name: 'Copy hash' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy manually' });
    expect(dialog).toHaveTextContent('The text is selected');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
    await waitFor(() => expect(field).toHaveFocus());
    const { value, selectionStart, selectionEnd } = field;
    expect(value.slice(selectionStart, selectionEnd)).toBe(hash);
    expect(screen.queryByText('Copied hash')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
);

it.each([
  ['short', 5, 'short'],
  ['abcdefgh', 5, 'ab…gh'],
  ['abcdefgh', 1, 'a…h'],
])(
  '[CO2] the text %s, shortened in the middle to %d characters, is shown as %s',
  (text, length, expected) => {
    expect(truncateMiddle(text, length)).toBe(expected);
  },
);
