import { transactionTabLabel, transactionTabs } from './transaction-choices';

it('[TX3] the transaction tabs have the specified order and labels', () => {
  expect(transactionTabs.map((tab) => transactionTabLabel[tab])).toEqual([
    'All Transactions',
    'Fiat Transfers',
    'FX Exchanges',
    'Crypto/USDT',
  ]);
});
