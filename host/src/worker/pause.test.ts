import { pauseFetching, pauseMs, untilNobodyWaits } from './pause';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('untilNobodyWaits', () => {
  it('[E3] is over at once where no reader wants anything', async () => {
    await expect(untilNobodyWaits()).resolves.toBeUndefined();
  });

  it('[E3] waits a while after a reader’s press, and after each that follows', async () => {
    const isOver = jest.fn();
    pauseFetching();
    const waiting = untilNobodyWaits().then(isOver);
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    pauseFetching();
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(isOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    expect(isOver).toHaveBeenCalled();
  });
});
