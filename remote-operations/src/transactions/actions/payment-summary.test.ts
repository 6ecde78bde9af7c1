import { formatReferences } from './payment-summary';

const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ reference: `W-${index + 1}` }));

describe('formatReferences', () => {
  it.each([
    [1, 'W-1'],
    [5, 'W-1, W-2, W-3, W-4, W-5'],
    [6, 'W-1, W-2, W-3, W-4, W-5 and 1 more'],
    [50, 'W-1, W-2, W-3, W-4, W-5 and 45 more'],
  ])('[R43] lists at most five of %d payment references and counts the others', (count, text) => {
    expect(formatReferences(payments(count))).toBe(text);
  });
});
