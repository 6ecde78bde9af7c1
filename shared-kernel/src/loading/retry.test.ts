import { onTryAgain, tryAgain } from './retry';

describe('tryAgain', () => {
  it('[E3] Try Again calls all registered listeners, also those of other bundles', async () => {
    const [early, late] = [jest.fn(), jest.fn()];
    const stopEarly = onTryAgain(early);
    jest.resetModules();
    const other = await import('./retry');
    const stopLate = other.onTryAgain(late);
    tryAgain();
    stopEarly();
    other.tryAgain();
    stopLate();
    tryAgain();
    expect([early, late].map((press) => press.mock.calls.length)).toEqual([1, 2]);
  });

  it('[E3] Try Again calls a listener once, even if it was registered twice', () => {
    const again = jest.fn();
    const stop = onTryAgain(() => {
      stop();
      onTryAgain(again);
    });
    tryAgain();
    expect(again).not.toHaveBeenCalled();
  });
});
