/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import fc from 'fast-check';
import { createCsvFileName, createDatedFileName } from './file-name';

describe('createDatedFileName', () => {
  it.each([
    ['2024-07-22T09:00:00.000Z', 'trustfold_2024-07-22.json'],
    ['2024-07-22T23:30:00.000-10:00', 'trustfold_2024-07-23.json'],
    [new Date('2024-07-22T00:00:00.000Z'), 'trustfold_2024-07-22.json'],
  ])('[time] a file name contains the date of %s in the user’s time zone', (moment, name) => {
    expect(createDatedFileName('trustfold', 'json', moment)).toBe(name);
  });
});

describe('createCsvFileName', () => {
  const now = '2024-07-22T09:00:00.000Z';

  it('[TX2] the name of a CSV file contains the screen, the active filters and the date', () => {
    expect(
      createCsvFileName('Transactions', { tab: 'crypto', status: 'compliance_review' }, now),
    ).toBe('transactions_crypto_compliance-review_2024-07-22.csv');
    expect(
      createCsvFileName('transactions', { tab: 'all', text: ' ', min: 5000, max: undefined }, now),
    ).toBe('transactions_min-5000_2024-07-22.csv');
  });

  it('[TX2] the name of a CSV file is valid on every file system @deep', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const name = createCsvFileName('audit', { text }, now);
        expect(name).toMatch(/^audit(_text-[\p{L}\p{N}-]+)?_2024-07-22\.csv$/u);
        expect(Array.from(name).length).toBeLessThanOrEqual(115);
      }),
    );
  });
});
