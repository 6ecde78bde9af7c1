import * as v from 'valibot';
import { createPaymentImport } from './create-payment-import';

const definition = createPaymentImport({
  payments: [{ reference: 'WIRE-1' }],
  hasPermission: (_permission, ownership) => ownership?.company !== 'Foreign',
});

const texts = {
  type: 'fiat transfer',
  counterparty: 'Atlas',
  amount: '1.250,50',
  currency: 'usd',
  toCurrency: '',
  reference: 'A',
};

const read = (changes: Partial<typeof texts> = {}) =>
  v.safeParse(definition.schema, { ...texts, ...changes });

describe('CSV payment row', () => {
  it.each([
    [{}, { type: 'fiat', amount: 1250.5, currency: 'USD', toCurrency: '' }],
    [
      { type: 'FX', toCurrency: 'eur' },
      { type: 'fx', toCurrency: 'EUR' },
    ],
    [
      { type: 'crypto', currency: 'Usdt', amount: '5' },
      { type: 'crypto', amount: 5, currency: 'USDT' },
    ],
  ])('[R85] accepts an imported payment with %j', (changes, row) => {
    expect(read(changes).output).toMatchObject(row);
  });

  it.each([
    [{ type: 'wire' }, 'type', /^Choose one of Fiat Transfer/],
    [{ currency: 'XXX' }, 'currency', /^Choose one of USD/],
    [{ amount: '1.000' }, 'amount', /can mean/],
    [{ amount: '' }, 'amount', /required/],
    [{ counterparty: '' }, 'counterparty', /required/],
    [{ reference: '' }, 'reference', /required/],
    [{ type: 'fx' }, 'toCurrency', /^Choose the currency/],
  ])(
    '[R85] rejects an imported payment with %j, and names the invalid column',
    (changes, column, reason) => {
      const { issues = [] } = read(changes);
      expect(issues.map((issue) => v.getDotPath(issue))).toEqual([column]);
      expect(issues[0]?.message).toMatch(reason);
    },
  );

  it('[R85, R86] an imported payment needs a unique reference, and in the client portal it must belong to the user’s company', async () => {
    const check = await definition.startChecks();
    const reasons = (reference: string, counterparty = 'Atlas') => {
      const row = v.parse(definition.schema, { ...texts, reference, counterparty });
      return check(row).map(({ reason }) => reason);
    };
    expect(reasons('wire-1')).toEqual(['A payment with this reference already exists']);
    expect(reasons('B')).toEqual([]);
    expect(reasons('b')).toEqual(['Reference already used in an earlier row']);
    expect(reasons('C', 'Foreign')).toEqual(['Choose your company']);
  });
});
