import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscribeToRetries } from 'shared-kernel/testing';
import { PlainErrorCard } from './plain-error-card';

const error = new Error('The page is lost');

describe('PlainErrorCard', () => {
  it('[E3] the plain error card shows the error message and copies a report that contains it', async () => {
    const user = userEvent.setup();
    render(<PlainErrorCard error={error} onRetry={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The page is lost');
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toContain('Error: The page is lost');
  });

  it('[R58, E3] the plain error card shows the report as selected text if copying is not possible', async () => {
    const user = userEvent.setup();
    render(<PlainErrorCard error={error} onRetry={jest.fn()} />);
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Diagnostics report',
    });
    const { value, selectionStart, selectionEnd } = field;
    expect(value.slice(selectionStart, selectionEnd)).toContain('Error: The page is lost');
    expect(screen.getByRole('alert')).toHaveTextContent('The text is selected');
    expect(screen.getByRole('button', { name: 'Copying was blocked' })).toBeVisible();
  });

  it.each([undefined, 'text', new Error('')])(
    '[E3] the plain error card shows the general message for the thrown value %p',
    (thrown) => {
      render(<PlainErrorCard error={thrown} onRetry={jest.fn()} />);
      expect(screen.getByRole('alert', { name: 'Something went wrong' })).toHaveTextContent(
        'An error occurred while loading this component.',
      );
    },
  );

  it('[E3] “Try Again” on the plain error card calls its handler and notifies all listeners', async () => {
    const [onRetry, press] = [jest.fn(), jest.fn()];
    const stop = subscribeToRetries(press);
    render(<PlainErrorCard error={error} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    stop();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(press).toHaveBeenCalledTimes(1);
  });
});
