import { transactionTabLabel, transactionTabs } from './transaction-choices';

it('[TX3] has the four tabs in their order with their literal labels', () => {
  expect(transactionTabs.map((tab) => transactionTabLabel[tab])).toEqual([
    'All Transactions',
    'Fiat Transfers',
    'FX Exchanges',
    'Crypto/USDT',
  ]);
});
