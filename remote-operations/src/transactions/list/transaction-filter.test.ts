import fc from 'fast-check';
import { createClientDirectory } from 'shared-kernel/domain/client';
import { transactionTypes, type Transaction } from 'shared-kernel/domain/transaction';
import * as v from 'valibot';
import { filterTransactions, transactionFilterSchema } from './transaction-filter';
import { transactionStatuses, transactionTabs } from '../transaction-choices';

const build = (changes: Partial<Transaction>): Transaction => ({
  id: 'TX-013',
  type: 'fiat',
  amount: 1000,
  currency: 'USD',
  status: 'completed',
  timestamp: '2024-07-10T12:00:00.000Z',
  counterparty: 'Meridian Energy Partners',
  reference: 'WIRE-013',
  complianceScore: 95,
  processingSteps: [],
  ...changes,
});

const wire = build({ id: 'TX-1' });
const exchange = build({
  id: 'TX-2',
  type: 'fx',
  amount: 5000,
  status: 'pending',
  timestamp: '2024-07-12T23:59:59.000Z',
  counterparty: 'Baltic Grain & Freight',
  reference: 'FX-014',
});
const transfer = build({
  id: 'TX-3',
  type: 'crypto',
  amount: 9000,
  status: 'failed',
  timestamp: '2024-07-15T00:00:00.000Z',
  counterparty: 'Kalniņa Holdings',
  reference: 'USDT-015',
});
const all = [wire, exchange, transfer];

describe('filterTransactions', () => {
  it('[TX3, AN2] filters transactions by a group of statuses: all except failed, or completed and failed', () => {
    expect(filterTransactions(all, { status: 'unfailed' })).toEqual([wire, exchange]);
    expect(filterTransactions(all, { status: 'ended' })).toEqual([wire, transfer]);
  });

  it('[TX3] the tab “All Transactions” lists every payment, and each other tab lists one payment type', () => {
    expect(filterTransactions(all, {})).toEqual(all);
    expect(filterTransactions(all, { tab: 'all' })).toEqual(all);
    expect(filterTransactions(all, { tab: 'fiat' })).toEqual([wire]);
    expect(filterTransactions(all, { tab: 'fx' })).toEqual([exchange]);
    expect(filterTransactions(all, { tab: 'crypto' })).toEqual([transfer]);
  });

  it('[TX3] searches id, reference and counterparty of transactions, ignoring letter case', () => {
    expect(filterTransactions(all, { text: 'tx-3' })).toEqual([transfer]);
    expect(filterTransactions(all, { text: 'fx-014' })).toEqual([exchange]);
    expect(filterTransactions(all, { text: 'KALNIŅA' })).toEqual([transfer]);
    expect(filterTransactions(all, { text: ' grain & ' })).toEqual([exchange]);
  });

  it('[R4, TX3, F4] finds a renamed client’s payments by its current and former names', () => {
    const renamed = { id: 'CL-001', companyName: 'Meridian Group', formerNames: ['Meridian'] };
    const clients = createClientDirectory([renamed]);
    const referring = { ...wire, clientId: 'CL-001' };
    const list = [
      referring,
      exchange,
      { ...transfer, clientId: '', counterparty: 'Meridian Group' },
    ];
    expect(filterTransactions(list, { counterparty: 'client' }, clients)).toEqual([referring]);
    expect(filterTransactions(list, { counterparty: 'vendor' }, clients)).toHaveLength(2);
    expect(filterTransactions(list, { text: 'energy partners' }, clients)).toEqual([referring]);
    expect(filterTransactions([referring], { text: 'group' }, clients)).toEqual([referring]);
  });

  it('[TX3, F4] the counterparty filter distinguishes clients from vendors by the company name', () => {
    const clients = createClientDirectory([
      { id: 'CL-001', companyName: 'Meridian Energy Partners' },
      { id: 'CL-006', companyName: 'Baltic Grain & Freight' },
    ]);
    expect(filterTransactions(all, { counterparty: 'vendor' }, clients)).toEqual([transfer]);
    expect(filterTransactions(all, { counterparty: 'client' }, clients)).toEqual([wire, exchange]);
    expect(filterTransactions(all, {}, clients)).toEqual(all);
    expect(v.parse(transactionFilterSchema, { counterparty: 'nobody' }).counterparty).toBe(
      undefined,
    );
  });

  it('[TX3] date and amount ranges of transactions include both bounds', () => {
    expect(filterTransactions(all, { from: '2024-07-12', to: '2024-07-15' })).toEqual([
      exchange,
      transfer,
    ]);
    expect(filterTransactions(all, { to: '2024-07-12' })).toEqual([wire, exchange]);
    expect(filterTransactions(all, { min: 5000, max: 9000 })).toEqual([exchange, transfer]);
    expect(filterTransactions(all, { min: 9000.01 })).toEqual([]);
  });

  it('[R7, TX3] the amount filter converts all currencies to US dollars, to the cent', () => {
    const yen = build({ id: 'TX-4', amount: 1_000_000, currency: 'JPY' });
    const pounds = build({ id: 'TX-5', amount: 5000, currency: 'GBP' });
    const tokens = build({ id: 'TX-6', amount: 6370.64, currency: 'USDT' });
    const some = [yen, pounds, tokens];
    expect(filterTransactions(some, { min: 6370 })).toEqual(some);
    expect(filterTransactions(some, { min: 6370.01 })).toEqual([pounds]);
    expect(filterTransactions(some, { min: 6465, max: 6465 })).toEqual([pounds]);
    expect(filterTransactions(some, { max: 6370 })).toEqual([yen, tokens]);
  });

  it('[TX3] reversed bounds of a transaction filter are swapped', () => {
    expect(filterTransactions(all, { from: '2024-07-15', to: '2024-07-12' })).toEqual([
      exchange,
      transfer,
    ]);
    expect(filterTransactions(all, { min: 9000, max: 5000 })).toEqual([exchange, transfer]);
  });

  it('[TX3] the date filter converts a timestamp with a UTC offset to the user’s local date', () => {
    const late = build({ timestamp: '2024-07-13T01:00:00+02:00' });
    expect(filterTransactions([late], { to: '2024-07-12' })).toEqual([late]);
  });

  it('[TX3] lists only transactions that match all filters', () => {
    const filter = fc.record(
      {
        tab: fc.constantFrom(...transactionTabs),
        text: fc.constantFrom('', 'tx', 'kaln', 'zzz'),
        status: fc.constantFrom(...transactionStatuses),
        min: fc.nat(10_000),
        max: fc.nat(10_000),
      },
      { requiredKeys: [] },
    );
    const list = fc.array(
      fc.record({
        type: fc.constantFrom(...transactionTypes),
        status: fc.constantFrom(...transactionStatuses),
        amount: fc.nat(10_000),
      }),
    );
    fc.assert(
      fc.property(list, filter, (changes, wanted) => {
        const transactions = changes.map(build);
        const together = filterTransactions(transactions, wanted);
        const { min, max, ...rest } = wanted;
        const apart = [
          ...Object.entries(rest).map(([name, value]) => ({ [name]: value })),
          { min, max },
        ].reduce((kept, one) => filterTransactions(kept, one), transactions);
        expect(together).toEqual(apart);
        expect(transactions.filter((each) => together.includes(each))).toEqual(together);
      }),
    );
  });
});

describe('transactionFilterSchema', () => {
  it('[TX3] reads the transaction filter from the URL', () => {
    expect(
      v.parse(transactionFilterSchema, {
        tab: 'crypto',
        text: 'usdt',
        status: 'pending',
        from: '2024-07-01',
        min: '5000',
      }),
    ).toEqual({
      tab: 'crypto',
      text: 'usdt',
      status: 'pending',
      from: '2024-07-01',
      to: undefined,
      min: 5000,
      max: undefined,
    });
  });

  it.each([
    ['5,000', 5000],
    ['$5,000', 5000],
    ['1.000', undefined],
    ['0x10', undefined],
    ['1.200,50', undefined],
    ['1e3', undefined],
  ])('[R7, TX3] parses the amount %s in the URL as %s', (min, amount) => {
    expect(v.parse(transactionFilterSchema, { min }).min).toBe(amount);
  });

  it('[TX3] ignores invalid transaction filters in the URL', () => {
    expect(
      v.parse(transactionFilterSchema, {
        tab: 'gold',
        status: 'lost',
        from: '2024-99-99',
        to: 'yesterday',
        min: '-1',
        max: '1e999',
      }),
    ).toEqual({
      tab: 'all',
      text: '',
      status: undefined,
      from: undefined,
      to: undefined,
      min: undefined,
      max: undefined,
    });
  });

  it('[TX3] any query string, even an invalid one, produces a list of transactions', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('tab', 'text', 'from', 'min', 'max'), fc.string()),
        (query) => {
          const filter = v.parse(transactionFilterSchema, query);
          expect(filterTransactions(all, filter).every((each) => all.includes(each))).toBe(true);
        },
      ),
    );
  });
});
