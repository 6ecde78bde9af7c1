import { currencyDecimals } from './money';

describe('currencyDecimals', () => {
  it.each([
    ['USD', 2],
    ['NOK', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['CLP', 0],
    ['KWD', 3],
    ['USDT', 2],
    ['', 2],
  ])('[R8] returns for the currency %s the number of decimals %d', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });
});
