import fc from 'fast-check';
import * as v from 'valibot';
import { parseNumber } from './parse-number';
import { createNumberInputSchema } from './number-input';

const marks = 'Use commas for thousands and a point for decimals, as in 1,200.50';
const none = 'Enter a number such as 1,200.50';

describe('parseNumber', () => {
  it.each([
    ['1.05', 1.05],
    ['1000.05', 1000.05],
    ['0.05', 0.05],
    ['0.001', 0.001],
    ['.05', 0.05],
    ['5.', 5],
    ['1000.005', 1000.005],
    ['1,250', 1250],
    ['1,234,567.8', 1_234_567.8],
    [' 007 ', 7],
    ['-3', -3],
    ['\u22123', -3],
    ['-0', 0],
    ['100.00', 100],
    ['90000000000000', 90_000_000_000_000],
  ])('[R1, R7] parses the input %s as the number %d', (text, value) => {
    expect(parseNumber(text)).toEqual({ value });
  });

  it.each([
    ['1.000', '1.000 can mean 1 or 1,000'],
    ['12.500', '12.500 can mean 12.5 or 12,500'],
    ['-1.234', '-1.234 can mean -1.234 or -1,234'],
    ['1,05', marks],
    ['1.200,50', marks],
    ['1,2345', marks],
    ['12,34,567', marks],
    ['45.000.000', marks],
    ['0x10', none],
    ['1e3', none],
    ['\u0661\u0662', none],
    ['1 000', none],
    ['Infinity', none],
    ['.', none],
    ['-', none],
    ['', none],
    ['90000000000001', 'Enter at most 90,000,000,000,000'],
    ['100.0000000000000001', 'Too many decimals'],
  ])('[R1, R7] rejects the input “%s”: %s', (text, reason) => {
    expect(parseNumber(text)).toEqual({ reason });
  });

  it('[R7] parses every amount in cents exactly, with or without thousands separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        const amount = cents / 100;
        expect(parseNumber(amount.toFixed(2))).toEqual({ value: amount });
        expect(parseNumber(amount.toLocaleString('en-US', { minimumFractionDigits: 2 }))).toEqual({
          value: amount,
        });
      }),
    );
  });

  it('[R7] any text is either parsed to the same number as in JavaScript or rejected', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-\d.,e]{1,12}$/), (text) => {
        const given = Number(text.replaceAll(',', ''));
        const { value } = parseNumber(text);
        expect(value === undefined || Math.abs(value - given) < 1e-10).toBe(true);
      }),
    );
  });
});

describe('createNumberInputSchema', () => {
  const schema = v.pipe(createNumberInputSchema('Say how many'), v.minValue(1, 'At least one'));
  const result = (typed: unknown) => {
    const { success, output, issues } = v.safeParse(schema, typed);
    return success ? output : issues.map(({ message }) => message);
  };

  it('[R1, R7] a number field accepts numbers and numeric texts, and explains why others are rejected', () => {
    expect(result(2.5)).toBe(2.5);
    expect(result('1,250')).toBe(1250);
    expect(result('1.000')).toEqual(['1.000 can mean 1 or 1,000']);
    expect(result('0')).toEqual(['At least one']);
    for (const empty of [null, undefined, '', ' ', NaN])
      expect(result(empty)).toEqual(['Say how many']);
  });
});
