import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorCard, ErrorDetailsContext } from './error-card';

describe('ErrorCard', () => {
  it('[E3] shows the error and retries', async () => {
    const onRetry = jest.fn();
    render(<ErrorCard error={new Error('The feed is closed')} onRetry={onRetry} />);
    const card = screen.getByRole('alert', { name: 'Something went wrong' });
    expect(card).toHaveClass('ant-alert-error');
    expect(card).toHaveTextContent('The feed is closed');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null, 'text', new Error(''), new Error('  ')])(
    '[E3] shows the generic message for %p',
    (error) => {
      render(<ErrorCard error={error} onRetry={jest.fn()} />);
      expect(screen.getByText('An error occurred while loading this component.')).toBeVisible();
    },
  );

  it('[E3, G5] shows the error report that the shell provides, and no copy button without a report', () => {
    const error = new Error('The feed is closed');
    const { rerender } = render(<ErrorCard error={error} onRetry={jest.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    const report = (reported: unknown) => <p>Reports {String(reported)}</p>;
    rerender(
      <ErrorDetailsContext value={report}>
        <ErrorCard error={error} onRetry={jest.fn()} />
      </ErrorDetailsContext>,
    );
    expect(screen.getByText('Reports Error: The feed is closed')).toBeVisible();
  });
});
