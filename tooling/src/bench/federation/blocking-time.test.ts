import { blockingTime } from './blocking-time';

describe('blockingTime', () => {
  it('[bench] is what tasks take beyond 50 ms', () => {
    const tasks = [
      { start: 100, duration: 80 },
      { start: 300, duration: 50 },
      { start: 400, duration: 250 },
    ];
    expect(blockingTime(tasks, 0)).toBe(230);
    expect(blockingTime([], 0)).toBe(0);
  });

  it('[bench] begins with the first paint, before which nobody sees anything to press', () => {
    const tasks = [
      { start: 0, duration: 500 },
      { start: 400, duration: 300 },
    ];
    expect(blockingTime(tasks, 600)).toBe(50);
  });
});
