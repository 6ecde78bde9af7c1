import { dayOf } from 'shared-kernel/format';
import { listParams, type ListPlace } from 'shared-kernel/records';
import { transactionParam } from '../screen';

/** The first day of the reader's month. */
const firstOfMonth = (now: string) => `${dayOf(now).slice(0, 'YYYY-MM'.length)}-01`;

/** The transaction list, as its views are kept. */
export const transactionListPlace: ListPlace = {
  key: 'transactions',
  title: 'Transactions',
  params: [
    'type',
    'q',
    'status',
    'counterparty',
    'waits',
    'min',
    'max',
    'from',
    'to',
    'sort',
    'view',
    ...listParams,
  ],
  builtIn: (now) => [
    { name: 'All', query: '' },
    { name: 'Held', query: 'status=compliance_review' },
    { name: 'Waiting for sign-off', query: 'waits=sign-off' },
    { name: 'Failed this month', query: `status=failed&from=${firstOfMonth(now)}` },
  ],
  elsewhere: [transactionParam],
};
