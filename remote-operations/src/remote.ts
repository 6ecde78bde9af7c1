import { describeCommands, type RemoteDescriptionInput } from 'shared-kernel/remote';
import { notificationTerms } from './notifications/commands/terms';
import { processTerms } from './processes/commands/terms';
import { transactionTerms } from './transactions/commands/terms';
import { processFilters, processParam, processesHeading } from './processes/screen';
import { transactionFilters, transactionParam, transactionsHeading } from './transactions/screen';
import {
  notificationFilters,
  notificationParam,
  notificationsHeading,
} from './notifications/screen';

export const remote = {
  format: 1,
  name: 'operations',
  screens: {
    processes: {
      tab: { key: 'processes', label: 'Processes', icon: 'workflow', order: 10 },
      heading: processesHeading,
      records: [{ kind: 'processes', param: processParam }],
      filters: processFilters,
      needs: ['records'],
      finds: [
        {
          kind: 'processes',
          collection: 'processes',
          label: 'name',
          detail: 'client',
          newest: 'startDate',
          status: 'status',
          amount: { value: 'value', currency: 'currency' },
          order: 30,
        },
      ],
      jumps: [
        {
          label: 'New process',
          group: 'actions',
          icon: 'workflow',
          query: { do: 'new-process' },
          command: processTerms.createProcess.id,
        },
        { label: 'Overdue processes', group: 'actions', icon: 'alert', query: { due: 'late' } },
        {
          label: 'Process calendar',
          group: 'actions',
          icon: 'calendar',
          query: { section: 'calendar' },
        },
      ],
    },
    transactions: {
      tab: { key: 'transactions', label: 'Transactions', icon: 'swap', order: 20 },
      heading: transactionsHeading,
      records: [{ kind: 'transactions', param: transactionParam }],
      filters: transactionFilters,
      needs: ['records'],
      finds: [
        {
          kind: 'transactions',
          collection: 'transactions',
          label: 'reference',
          detail: 'counterparty',
          newest: 'timestamp',
          status: 'status',
          amount: { value: 'amount', currency: 'currency' },
          order: 40,
        },
      ],
      jumps: [
        {
          label: 'Create payment',
          group: 'actions',
          icon: 'swap',
          query: { do: 'create-payment' },
          command: transactionTerms.createTransaction.id,
        },
        {
          label: 'Payments on hold',
          group: 'actions',
          icon: 'pause',
          query: { status: 'compliance_review' },
        },
      ],
    },
    notifications: {
      tab: { key: 'notifications', label: 'Notifications', icon: 'bell', order: 60 },
      heading: notificationsHeading,
      records: [{ kind: 'notifications', param: notificationParam }],
      filters: notificationFilters,
      needs: ['records'],
      jumps: [
        {
          label: 'Notifications that require action',
          group: 'actions',
          icon: 'flag',
          query: { show: 'action' },
        },
      ],
    },
  },
  ...describeCommands(processTerms, transactionTerms, notificationTerms),
} satisfies RemoteDescriptionInput;
