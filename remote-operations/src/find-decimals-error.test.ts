import { findDecimalsError } from './find-decimals-error';

describe('findDecimalsError', () => {
  it.each([
    [100, 'JPY', undefined],
    [100.5, 'JPY', 'JPY has no decimals'],
    [0.01, 'KRW', 'KRW has no decimals'],
    [1000.05, 'USD', undefined],
    [0.001, 'USD', 'USD has at most 2 decimals'],
    [1.005, 'EUR', 'EUR has at most 2 decimals'],
    [1.005, 'KWD', undefined],
    [90_000_000_000_000, 'USDT', undefined],
  ])('[R8] for the amount %d %s, the error about decimals is: %s', (amount, currency, reason) => {
    expect(findDecimalsError(amount, currency)).toBe(reason);
  });
});
