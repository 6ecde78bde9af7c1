import { transactions } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { openBrowserWorkspace } from 'shared-kernel/testing/browser';
import { setDone } from '../../notifications/commands/notification-commands';
import { holdTransaction, rejectTransaction, releaseTransaction } from './move-transaction';
import { moveTransactions } from './move-transactions';

const [first = '', second = '', third = ''] = transactions
  .filter(({ status }) => status === 'pending')
  .map(({ id }) => id);

let browsers = 0;
/** Two tabs of one browser. */
let tester: CommandTester;
let other: CommandTester;
let alert: string;

const asks = async () => (await tester.record('notifications', alert))?.actionRequired;
const asked = async () => (await tester.record('notifications', alert))?.asked;

async function takeBack(result: Awaited<ReturnType<CommandTester['run']>>) {
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  expect(await result.undo?.()).toEqual({ status: 'done' });
}

beforeEach(async () => {
  const name = `answered-payments-${(browsers += 1)}`;
  [tester, other] = [openBrowserWorkspace(name), openBrowserWorkspace(name)].map((workspace) =>
    commandTester({ workspace }),
  ) as [CommandTester, CommandTester];
  const ids = [first, second, third];
  await tester.done(moveTransactions, { ids, move: 'hold', reason: 'Name match' });
  alert = (await tester.latestNotification())?.id ?? '';
});

afterEach(() => {
  for (const tab of [tester, other]) tab.workspace.close();
});

describe('the alert of several payments that are held at once', () => {
  it('[N5, TX5] says which, and asks until the last of them is released or rejected', async () => {
    expect(await asked()).toEqual([first, second, third].map((id) => ({ id, isWorked: false })));
    await tester.done(releaseTransaction, { id: second, reason: 'Cleared' });
    expect(await asks()).toBe(true);
    await tester.done(moveTransactions, { ids: [first], move: 'reject', reason: 'A match' });
    expect(await asks()).toBe(true);
    expect((await asked())?.map(({ isWorked }) => isWorked)).toEqual([true, true, false]);
    await tester.done(rejectTransaction, { id: third, reason: 'A match' });
    expect(await asks()).toBe(false);
  });

  it('[N5, TX5] is answered by all of them at once', async () => {
    await tester.done(moveTransactions, {
      ids: [first, second, third],
      move: 'release',
      reason: 'Cleared',
    });
    expect(await asks()).toBe(false);
  });

  it('[N5, undo] asks again once the last answer is taken back', async () => {
    await tester.done(moveTransactions, { ids: [first, second], move: 'release', reason: 'So' });
    const last = await tester.run(releaseTransaction, { id: third, reason: 'Cleared' });
    expect(await asks()).toBe(false);
    await takeBack(last);
    expect(await asks()).toBe(true);
  });

  it('[N5, undo] asks again where another tab has worked all others since', async () => {
    const released = await tester.run(releaseTransaction, { id: first, reason: 'Cleared' });
    await other.done(moveTransactions, {
      ids: [second, third],
      move: 'reject',
      reason: 'A match',
    });
    expect(await asks()).toBe(false);
    await takeBack(released);
    expect(await asks()).toBe(true);
    expect((await asked())?.map(({ isWorked }) => isWorked)).toEqual([false, true, true]);
    await other.done(releaseTransaction, { id: first, reason: 'Cleared' });
    expect(await asks()).toBe(false);
  });

  it('[N5, undo] does not ask for what another tab has worked since “Done” was said', async () => {
    const said = await tester.run(setDone, { ids: [alert] });
    expect(await asks()).toBe(false);
    const ids = [first, second, third];
    await other.done(moveTransactions, { ids, move: 'release', reason: 'Cleared' });
    await takeBack(said);
    expect(await asks()).toBe(false);
  });

  it('[N5, undo] asks again for what is still held once “Done” is taken back', async () => {
    const said = await tester.run(setDone, { ids: [alert] });
    await other.done(releaseTransaction, { id: first, reason: 'Cleared' });
    await takeBack(said);
    expect(await asks()).toBe(true);
  });

  it('[N5, TX5] leaves what is held again to the new alert', async () => {
    const ids = [first, second, third];
    await tester.done(moveTransactions, { ids, move: 'release', reason: 'Cleared' });
    await tester.done(holdTransaction, { id: first, reason: 'Once more' });
    expect(await asks()).toBe(false);
    expect(await tester.latestNotification()).toMatchObject({
      actionRequired: true,
      asked: [{ id: first, isWorked: false }],
    });
  });
});
