import * as v from 'valibot';
import { maxPaymentAmount, paymentFormSchema } from './payment-form-schema';

const typed = {
  type: 'fiat',
  counterparty: 'Atlas Drilling Corporation',
  amount: 1250,
  currency: 'USD',
  toCurrency: '',
  reference: 'WIRE-2026-1',
} as const;

function issuesOf(changes: Readonly<Record<string, unknown>>) {
  const { issues = [] } = v.safeParse(paymentFormSchema, { ...typed, ...changes });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

describe('paymentFormSchema', () => {
  it.each([
    { amount: 0.01 },
    { amount: '1,250.50' },
    { amount: maxPaymentAmount },
    { amount: 5000, currency: 'JPY' },
    { type: 'fx', toCurrency: 'EUR' },
    { type: 'crypto', currency: 'USDT' },
    { type: 'crypto', currency: 'USDT', toCurrency: 'USD' },
    { type: 'crypto', toCurrency: 'USDT' },
    { counterparty: '<img src=x onerror=alert(1)>', reference: '=HYPERLINK("x") ‮ 契約 🏦' },
  ])('[R83] accepts the payment input %j', (changes) => {
    expect(issuesOf(changes)).toEqual([]);
  });

  it.each([
    [{ amount: undefined }, 'amount: Amount is required'],
    [{ amount: '' }, 'amount: Amount is required'],
    [{ amount: 0 }, 'amount: Amount must be greater than 0'],
    [{ amount: -1 }, 'amount: Amount must be greater than 0'],
    [{ amount: maxPaymentAmount + 1 }, 'amount: Amount is too large'],
    [{ amount: Number.NaN }, 'amount: Amount is required'],
    [{ amount: 0.001 }, 'amount: USD has at most 2 decimals'],
    [{ amount: 10.5, currency: 'JPY' }, 'amount: JPY has no decimals'],
    [{ amount: '1.000' }, 'amount: 1.000 can mean 1 or 1,000'],
    [{ amount: '<b>1</b>' }, 'amount: Enter a number such as 1,200.50'],
    [{ counterparty: ' \u200b ' }, 'counterparty: Counterparty is required'],
    [{ reference: '' }, 'reference: Reference is required'],
    [{ reference: 'x'.repeat(201) }, 'reference: At most 200 characters, not 201'],
    [{ type: 'wire' }, 'type: Choose one of Fiat Transfer, FX Exchange, Crypto/USDT'],
    [{ currency: 'XXX' }, 'currency: Choose one of USD, EUR, GBP, NOK, AED, SGD, JPY, CNY, USDT'],
    [{ currency: 'USDT' }, 'currency: USDT is only available for Crypto/USDT'],
    [{ type: 'crypto' }, 'currency: Crypto/USDT requires USDT as the payment or target currency'],
    [{ toCurrency: 'EUR' }, 'toCurrency: A Fiat Transfer does not include a currency exchange'],
    [{ type: 'fx' }, 'toCurrency: Choose the currency to exchange into'],
    [
      { type: 'fx', toCurrency: 'USD' },
      'toCurrency: Choose a currency other than the payment currency',
    ],
    [{ type: 'fx', toCurrency: 'USDT' }, 'toCurrency: USDT is only available for Crypto/USDT'],
  ])('[R83] rejects the payment input %j', (changes, issue) => {
    expect(issuesOf(changes)).toEqual([issue]);
  });
});
