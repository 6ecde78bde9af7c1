import { completedSignOffs } from 'shared-kernel/domain/lifecycle';
import { transactions } from 'shared-kernel/testing/records';
import { transactionStage } from './transaction-stage';

describe('the sample transactions', () => {
  it('[T2] have given as many sign-offs as their stage counts', () => {
    for (const transaction of transactions) {
      expect(transaction.signOffs?.length ?? 0).toBe(
        completedSignOffs(transactionStage(transaction)),
      );
    }
  });
});
