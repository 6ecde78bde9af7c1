import { processingFlow, processingStepLabel, processingStepNames } from './processing-step';
import { transactionTabLabel, transactionTabs } from './transaction-type';

describe('the transaction vocabulary', () => {
  it('[TX3] has the four tabs in their order with their literal labels', () => {
    expect(transactionTabs.map((tab) => transactionTabLabel[tab])).toEqual([
      'All Transactions',
      'Fiat Transfers',
      'FX Exchanges',
      'Crypto/USDT',
    ]);
  });

  it('[TX7] draws every flow from the stated steps, uses each of them, and ends in settlement', () => {
    const flows = Object.values(processingFlow);
    expect(new Set(flows.flat())).toEqual(new Set(processingStepNames));
    for (const flow of flows) expect(flow.at(-1)).toBe('settlement');
    expect(processingStepNames.map((step) => processingStepLabel[step])).toEqual([
      'AML screening',
      'OFAC check',
      'Rate lock',
      'KYC',
      'Blockchain analysis',
      'SWIFT validation',
      'Settlement',
    ]);
  });
});
