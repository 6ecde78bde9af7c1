import {
  transactionTypes,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { CsvImport, RowIssue } from 'shared-kernel/form';
import {
  createClientOwnership,
  normalizeName,
  type PermissionCheck,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import { normalizeImportedAmount } from './normalize-imported-amount';
import {
  duplicateReferenceMessage,
  paymentFormSchema,
  type PaymentForm,
} from '../commands/payment-form-schema';
import { transactionTerms } from '../commands/terms';

const columns: CsvImport<PaymentForm>['columns'] = [
  { key: 'type', header: 'Type', isRequired: true, example: transactionTypeDisplay.fiat.label },
  {
    key: 'counterparty',
    header: 'Counterparty',
    isRequired: true,
    example: 'Meridian Energy Partners',
  },
  { key: 'amount', header: 'Amount', isRequired: true, example: '1,250.50' },
  { key: 'currency', header: 'Currency', isRequired: true, example: 'USD' },
  { key: 'toCurrency', header: 'To currency', example: 'EUR' },
  { key: 'reference', header: 'Reference', isRequired: true, example: 'WIRE-2026-001' },
];

const typesByName = new Map<string, string>(
  transactionTypes.flatMap((type) =>
    [type, transactionTypeDisplay[type].label].map((name) => [name.toLowerCase(), type]),
  ),
);

type Texts = Readonly<Record<string, string>>;

const formTexts = ({
  type = '',
  amount = '',
  currency = '',
  toCurrency = '',
  ...texts
}: Texts): unknown => ({
  ...texts,
  type: typesByName.get(type.toLowerCase()) ?? type,
  amount: normalizeImportedAmount(amount),
  currency: currency.toUpperCase(),
  toCurrency: toCurrency.toUpperCase(),
});

const rowSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(formTexts),
  paymentFormSchema,
);

interface Workspace {
  readonly payments: readonly Pick<Transaction, 'reference'>[];
  readonly hasPermission: PermissionCheck;
}

export const createPaymentImport = ({
  payments,
  hasPermission,
}: Workspace): CsvImport<PaymentForm> => ({
  noun: ['payment', 'payments'],
  columns,
  schema: rowSchema,
  startChecks: () => {
    const stored = new Set(payments.map(({ reference }) => normalizeName(reference)));
    const inFile = new Set<string>();
    return Promise.resolve(({ reference, counterparty }): readonly RowIssue[] => {
      const folded = normalizeName(reference);
      const isTwice = inFile.has(folded);
      inFile.add(folded);
      const remarks = [
        stored.has(folded) && { column: 'reference', reason: duplicateReferenceMessage },
        isTwice && { column: 'reference', reason: 'Reference already used in an earlier row' },
        !hasPermission(
          transactionTerms.createTransaction.permission,
          createClientOwnership({ counterparty }),
        ) && {
          column: 'counterparty',
          reason: 'Choose your company',
        },
      ];
      return remarks.filter((remark) => remark !== false);
    });
  },
});
