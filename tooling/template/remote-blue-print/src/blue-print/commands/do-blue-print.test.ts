import type { Contract } from 'shared-kernel/domain/contract';
import { commandTester, testSession } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { doBluePrint } from './do-blue-print';

const [{ id }] = contracts as [Contract];

it('[blue-print] changes the contract, and its entry is in the log', async () => {
  const tester = commandTester();
  await tester.done(doBluePrint, { id });
  expect(await tester.latestEntry()).toMatchObject({ action: doBluePrint.id, subject: { id } });
});

it('[blue-print] is refused in a portal without the permission', async () => {
  const tester = commandTester({ session: testSession('client') });
  expect(await tester.run(doBluePrint, { id })).toMatchObject({
    status: 'failed',
    error: { kind: 'denied' },
  });
});
