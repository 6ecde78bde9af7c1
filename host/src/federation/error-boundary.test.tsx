import { screen } from '@testing-library/react';
import { onTryAgain } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ErrorBoundary } from './error-boundary';

let isBroken = true;

function Feed() {
  if (isBroken) throw new Error('The feed is closed');
  return <p>Feed</p>;
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    isBroken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('[E3] shows the error card, and shows the children again after the cause is fixed', async () => {
    const press = jest.fn();
    const stop = onTryAgain(press);
    const { user } = renderWithProviders(
      <ErrorBoundary>
        <Feed />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The feed is closed');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Feed')).toBeVisible();
    expect(press).toHaveBeenCalledTimes(1);
    stop();
  });
});
