// @ts-check
import { remoteConfig } from 'tooling/webpack';

export default remoteConfig({
  name: 'operations',
  directory: import.meta.dirname,
  exposes: {
    notifications: './src/exposes/notifications.ts',
    processes: './src/exposes/processes.ts',
    transactions: './src/exposes/transactions.ts',
  },
});
