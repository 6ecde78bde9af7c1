import { listParams, type ListPlace } from 'shared-kernel/records';
import { transactionParam } from '../screen';

/** The transaction list, as its views are kept. */
export const transactionListPlace: ListPlace = {
  key: 'transactions',
  title: 'Transactions',
  params: [
    'type',
    'q',
    'status',
    'counterparty',
    'min',
    'max',
    'from',
    'to',
    'sort',
    'view',
    ...listParams,
  ],
  elsewhere: [transactionParam],
};
