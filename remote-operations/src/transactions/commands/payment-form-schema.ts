import { createNumberInputSchema } from 'shared-kernel/domain/money';
import { createRequiredTextSchema, storedLimits } from 'shared-kernel/domain/text';
import {
  currencies,
  transactionTypes,
  transactionTypeDisplay,
} from 'shared-kernel/domain/transaction';
import * as v from 'valibot';
import { findDecimalsError } from '../../find-decimals-error';

const ledgerCurrency = 'USDT';

/** Maximum amount of a payment, in major units of its currency. */
export const maxPaymentAmount = 1_000_000_000_000;

const typeNames = transactionTypes.map((type) => transactionTypeDisplay[type].label);

const unknownCurrency = `Choose one of ${currencies.join(', ')}`;

export const duplicateReferenceMessage = 'A payment with this reference already exists';

const fieldsSchema = v.object({
  type: v.picklist(transactionTypes, `Choose one of ${typeNames.join(', ')}`),
  counterparty: createRequiredTextSchema('Counterparty is required', storedLimits.line),
  amount: v.pipe(
    createNumberInputSchema('Amount is required'),
    v.gtValue(0, 'Amount must be greater than 0'),
    v.maxValue(maxPaymentAmount, 'Amount is too large'),
  ),
  currency: v.picklist(currencies, unknownCurrency),
  toCurrency: v.picklist([...currencies, ''], unknownCurrency),
  reference: createRequiredTextSchema('Reference is required'),
});

type Fields = v.InferOutput<typeof fieldsSchema>;

function currencyFault({ type, currency, toCurrency }: Fields): string | undefined {
  const isOnLedger = currency === ledgerCurrency;
  if (type === 'crypto')
    return isOnLedger || toCurrency === ledgerCurrency
      ? undefined
      : `${transactionTypeDisplay.crypto.label} requires ${ledgerCurrency} as the payment or target currency`;
  return isOnLedger
    ? `${ledgerCurrency} is only available for ${transactionTypeDisplay.crypto.label}`
    : undefined;
}

function exchangeFault({ type, currency, toCurrency }: Fields): string | undefined {
  const label = transactionTypeDisplay[type].label;
  if (type === 'fiat')
    return toCurrency === '' ? undefined : `A ${label} does not include a currency exchange`;
  if (type === 'fx' && toCurrency === '') return 'Choose the currency to exchange into';
  if (toCurrency === currency) return 'Choose a currency other than the payment currency';
  return type === 'fx' && toCurrency === ledgerCurrency
    ? `${ledgerCurrency} is only available for ${transactionTypeDisplay.crypto.label}`
    : undefined;
}

const amountFault = ({ amount, currency }: Fields) => findDecimalsError(amount, currency);

const faults = [
  { field: 'amount', fault: amountFault },
  { field: 'currency', fault: currencyFault },
  { field: 'toCurrency', fault: exchangeFault },
] as const;

/** Input for a new payment. `amount` is in major units of `currency`, including decimals. */
export const paymentFormSchema = v.pipe(
  fieldsSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const { field, fault } of faults) {
      const message = fault(value);
      if (message !== undefined)
        addIssue({
          message,
          path: [
            { type: 'object', origin: 'value', input: value, key: field, value: value[field] },
          ],
        });
    }
  }),
);

export type PaymentForm = v.InferOutput<typeof paymentFormSchema>;

export const listCurrencies = (type: PaymentForm['type']): (typeof currencies)[number][] =>
  currencies.filter((currency) => type === 'crypto' || currency !== ledgerCurrency);
