import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { refreshTransactions } from './look-at-transactions';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

describe('refreshing the transactions', () => {
  it('[TX2] reads the transactions again', async () => {
    const evict = jest.spyOn(tester.source, 'evict');
    await tester.done(refreshTransactions, {});
    expect(evict).toHaveBeenCalledWith('transactions');
  });
});
