import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorCard, FaultReport } from './error-card';

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

  it('[E3, G5] shows what the shell reports of the error, and nothing to copy without it', () => {
    const error = new Error('The feed is closed');
    const { rerender } = render(<ErrorCard error={error} onRetry={jest.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    const report = (reported: unknown) => <p>Reports {String(reported)}</p>;
    rerender(
      <FaultReport value={report}>
        <ErrorCard error={error} onRetry={jest.fn()} />
      </FaultReport>,
    );
    expect(screen.getByText('Reports Error: The feed is closed')).toBeVisible();
  });
});
