import { subscribeToRetries, retryPendingRequests } from './retry';

describe('retryPendingRequests', () => {
  it('[E3] “Try Again” calls all registered listeners, also those of other bundles', async () => {
    const [early, late] = [jest.fn(), jest.fn()];
    const stopEarly = subscribeToRetries(early);
    jest.resetModules();
    const other = await import('./retry');
    const stopLate = other.subscribeToRetries(late);
    retryPendingRequests();
    stopEarly();
    other.retryPendingRequests();
    stopLate();
    retryPendingRequests();
    expect([early, late].map((press) => press.mock.calls.length)).toEqual([1, 2]);
  });

  it('[E3] “Try Again” calls a listener once, even if it was registered twice', () => {
    const again = jest.fn();
    const stop = subscribeToRetries(() => {
      stop();
      subscribeToRetries(again);
    });
    retryPendingRequests();
    expect(again).not.toHaveBeenCalled();
  });
});
