import { DelayLine } from './delay-line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('DelayLine', () => {
  it('[bench] gives what was put in, in its order and never before its time', () => {
    const given: string[] = [];
    const start = performance.now();
    const line = new DelayLine<string>((item) => given.push(item));
    line.put(start + 30, 'first');
    line.put(start + 30.2, 'second');
    line.put(start + 60, 'third');
    jest.advanceTimersByTime(29);
    expect(given).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(given).toEqual(['first', 'second']);
    jest.advanceTimersByTime(29);
    expect(given).toEqual(['first', 'second']);
    jest.advanceTimersByTime(1);
    expect(given).toEqual(['first', 'second', 'third']);
  });

  it('[bench] gives nothing more once it is cleared', () => {
    const given: number[] = [];
    const line = new DelayLine<number>((item) => given.push(item));
    line.put(performance.now() + 5, 1);
    line.clear();
    jest.advanceTimersByTime(20);
    expect(given).toEqual([]);
  });
});
