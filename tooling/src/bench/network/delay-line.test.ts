import { setTimeout as pause } from 'node:timers/promises';
import { DelayLine } from './delay-line';

describe('DelayLine', () => {
  it('[bench] gives what was put in, in its order and never before its time', async () => {
    const given: { item: string; lateMs: number }[] = [];
    const start = performance.now();
    const line = new DelayLine<string>((item) =>
      given.push({ item, lateMs: performance.now() - start }),
    );
    line.put(start + 30, 'first');
    line.put(start + 30.2, 'second');
    line.put(start + 60, 'third');
    await pause(120);
    expect(given.map(({ item }) => item)).toEqual(['first', 'second', 'third']);
    expect(given[0]?.lateMs).toBeGreaterThanOrEqual(29);
    expect(given[2]?.lateMs).toBeGreaterThanOrEqual(59);
  });

  it('[bench] gives nothing more once it is cleared', async () => {
    const given: number[] = [];
    const line = new DelayLine<number>((item) => given.push(item));
    line.put(performance.now() + 5, 1);
    line.clear();
    await pause(20);
    expect(given).toEqual([]);
  });
});
