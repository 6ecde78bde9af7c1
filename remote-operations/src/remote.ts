import type { RemoteDescriptionInput } from 'shared-kernel/remote';
import { processesHeading } from './processes/heading';
import { transactionsHeading } from './transactions/heading';
import { notificationsHeading } from './notifications/heading';

export const processParam = 'process';
export const transactionParam = 'tx';
export const notificationParam = 'n';

export const remote = {
  format: 1,
  name: 'operations',
  screens: {
    processes: {
      tab: { key: 'processes', label: 'Processes', icon: 'workflow', order: 10 },
      heading: processesHeading,
      records: [{ kind: 'processes', param: processParam }],
      needs: ['records'],
      finds: [
        { kind: 'processes', collection: 'processes', label: 'name', detail: 'client', order: 30 },
      ],
    },
    transactions: {
      tab: { key: 'transactions', label: 'Transactions', icon: 'swap', order: 20 },
      heading: transactionsHeading,
      records: [{ kind: 'transactions', param: transactionParam }],
      needs: ['records'],
      finds: [
        {
          kind: 'transactions',
          collection: 'transactions',
          label: 'reference',
          detail: 'counterparty',
          order: 40,
        },
      ],
    },
    notifications: {
      tab: { key: 'notifications', label: 'Notifications', icon: 'bell', order: 60 },
      heading: notificationsHeading,
      records: [{ kind: 'notifications', param: notificationParam }],
      needs: ['records'],
    },
  },
} satisfies RemoteDescriptionInput;
