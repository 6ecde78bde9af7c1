import { getCurrencyDecimals } from './money';

describe('getCurrencyDecimals', () => {
  it.each([
    ['USD', 2],
    ['NOK', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['CLP', 0],
    ['KWD', 3],
    ['USDT', 2],
    ['', 2],
  ])('[R8] the currency %s has %d decimals', (currency, decimals) => {
    expect(getCurrencyDecimals(currency)).toBe(decimals);
  });
});
