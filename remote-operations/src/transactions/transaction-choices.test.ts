import { transactionTabLabel, transactionTabs } from './transaction-choices';

it('[TX3] lists the transaction tabs in the specified order with their labels', () => {
  expect(transactionTabs.map((tab) => transactionTabLabel[tab])).toEqual([
    'All Transactions',
    'Fiat Transfers',
    'FX Exchanges',
    'Crypto/USDT',
  ]);
});
