import { convertToUsd } from './convert-to-usd';

describe('convertToUsd', () => {
  it('[AN2] amounts in other currencies are converted to US dollars at the sample exchange rates', () => {
    expect(convertToUsd({ amount: 1250, currency: 'USD' })).toBe(1250);
    expect(convertToUsd({ amount: 1000, currency: 'EUR' })).toBe(1089);
    expect(convertToUsd({ amount: 1000.1, currency: 'USDT' })).toBe(1000);
  });
});
