import { toCents } from './to-cents';

describe('toCents', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [39_018_460.010000005, 39_018_460.01],
    [-0.005, -0],
    [12, 12],
  ])('[AN2] the amount %d is rounded to %d', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });
});
