import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorCard } from './error-card';

describe('ErrorCard', () => {
  it('[E3] says what went wrong and tries again', async () => {
    const onRetry = jest.fn();
    render(<ErrorCard error={new Error('The feed is closed')} onRetry={onRetry} />);
    const card = screen.getByRole('alert', { name: 'Something went wrong' });
    expect(card).toHaveClass('ant-alert-error');
    expect(card).toHaveTextContent('The feed is closed');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null, 'text', new Error(''), new Error('  ')])(
    '[E3] says the general sentence for %p',
    (error) => {
      render(<ErrorCard error={error} onRetry={jest.fn()} />);
      expect(screen.getByText('An error occurred while loading this component.')).toBeVisible();
    },
  );

  it('[E3] copies the details', async () => {
    const user = userEvent.setup();
    render(<ErrorCard error={new Error('The feed is closed')} onRetry={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toMatch(
      /^The feed is closed\n[^]*http:\/\/127\.0\.0\.1\//,
    );
  });
});
