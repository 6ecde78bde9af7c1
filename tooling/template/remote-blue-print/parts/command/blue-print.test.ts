import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { bluePrint } from './blue-print';

const [contract] = contracts as [Contract];

it('[blue-print] blue print command changes the contract and adds an audit entry', async () => {
  const tester = createCommandTester();
  const before = await tester.record('contracts', contract.id);
  await tester.done(bluePrint, contract.id);
  expect(await tester.record('contracts', contract.id)).not.toEqual(before);
  expect(await tester.latestEntry()).toMatchObject({ action: bluePrint.id });
});

it('[blue-print] blue print command rejects a contract that does not exist', async () => {
  expect(await createCommandTester().run(bluePrint, 'nowhere')).toMatchObject({ status: 'failed' });
});
