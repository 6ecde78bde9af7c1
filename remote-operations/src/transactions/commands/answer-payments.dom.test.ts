import { transactions } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { openBrowserWorkspace } from 'shared-kernel/testing/browser';
import { setDone } from '../../notifications/commands/notification-commands';
import { releasePayment } from '../testing/release-payment';
import { holdTransaction } from './move-transaction';
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
  it('[N5, TX5] says which, and asks until the last of them is decided', async () => {
    expect(await asked()).toEqual([first, second, third].map((id) => ({ id, isWorked: false })));
    await tester.done(releasePayment, { id: second });
    expect(await asks()).toBe(true);
    await other.done(releasePayment, { id: first });
    expect(await asks()).toBe(true);
    expect((await asked())?.map(({ isWorked }) => isWorked)).toEqual([true, true, false]);
    await tester.done(releasePayment, { id: third });
    expect(await asks()).toBe(false);
  });

  it('[N5, undo] asks again once the last answer is taken back', async () => {
    for (const id of [first, second]) await tester.done(releasePayment, { id });
    const last = await tester.run(releasePayment, { id: third });
    expect(await asks()).toBe(false);
    await takeBack(last);
    expect(await asks()).toBe(true);
  });

  it('[N5, undo] asks again where another tab has worked all others since', async () => {
    const released = await tester.run(releasePayment, { id: first });
    for (const id of [second, third]) await other.done(releasePayment, { id });
    expect(await asks()).toBe(false);
    await takeBack(released);
    expect(await asks()).toBe(true);
    expect((await asked())?.map(({ isWorked }) => isWorked)).toEqual([false, true, true]);
    await other.done(releasePayment, { id: first });
    expect(await asks()).toBe(false);
  });

  it('[N5, undo] does not ask for what another tab has worked since “Done” was said', async () => {
    const said = await tester.run(setDone, { ids: [alert] });
    expect(await asks()).toBe(false);
    for (const id of [first, second, third]) await other.done(releasePayment, { id });
    await takeBack(said);
    expect(await asks()).toBe(false);
  });

  it('[N5, undo] asks again for what is still held once “Done” is taken back', async () => {
    const said = await tester.run(setDone, { ids: [alert] });
    await other.done(releasePayment, { id: first });
    await takeBack(said);
    expect(await asks()).toBe(true);
  });

  it('[N5, TX5] leaves what is held again to the new alert', async () => {
    for (const id of [first, second, third]) await tester.done(releasePayment, { id });
    await tester.done(holdTransaction, { id: first, reason: 'Once more' });
    expect(await asks()).toBe(false);
    expect(await tester.latestNotification()).toMatchObject({
      actionRequired: true,
      asked: [{ id: first, isWorked: false }],
    });
  });
});
