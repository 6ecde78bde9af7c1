import { onTryAgain, tryAgain } from './try-again';

describe('tryAgain', () => {
  it('[E3] is heard by all who wait, of whichever build, and by none that has stopped waiting', async () => {
    const [early, late] = [jest.fn(), jest.fn()];
    const stopEarly = onTryAgain(early);
    jest.resetModules();
    const other = await import('./try-again');
    const stopLate = other.onTryAgain(late);
    tryAgain();
    stopEarly();
    other.tryAgain();
    stopLate();
    tryAgain();
    expect([early, late].map((press) => press.mock.calls.length)).toEqual([1, 2]);
  });

  it('[E3] is heard once by one that waits again because of it', () => {
    const again = jest.fn();
    const stop = onTryAgain(() => {
      stop();
      onTryAgain(again);
    });
    tryAgain();
    expect(again).not.toHaveBeenCalled();
  });
});
