import fc from 'fast-check';
import * as v from 'valibot';
import { createNumberInputSchema } from 'shared-kernel/domain/money';
import { normalizeImportedAmount } from './normalize-imported-amount';

const read = (text: string) => {
  const parsed = v.safeParse(createNumberInputSchema('Required'), normalizeImportedAmount(text));
  return parsed.success ? parsed.output : undefined;
};

describe('normalizeImportedAmount', () => {
  it.each([
    ['1250', 1250],
    ['1,250', 1250],
    ['1,250.50', 1250.5],
    ['1,250,000', 1_250_000],
    ['1.250,50', 1250.5],
    ['1.250.000', 1_250_000],
    ['1.250.000,5', 1_250_000.5],
    ['1250,5', 1250.5],
    ['0,01', 0.01],
    ['1 250,50', 1250.5],
    ['1\u202F250\u00A0000,50', 1_250_000.5],
    ["1'250.50", 1250.5],
    [' 12 ', 12],
  ])('[R85] reads the imported amount %j as %d', (text, amount) => {
    expect(read(text)).toBe(amount);
  });

  it.each(['1.250', '1,25,0', '12 34', '1,250,5', '1.25.000', 'USD 5', '1e3', '', '5-', '=5'])(
    '[R85] refuses the ambiguous or invalid imported amount %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('[R85] reads imported amounts with two decimals in the formats of several regions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), (cents) => {
        const amount = cents / 100;
        for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH']) {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
            amount,
          );
          expect(read(written)).toBe(amount);
        }
      }),
    );
  });
});
