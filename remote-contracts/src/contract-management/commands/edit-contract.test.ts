import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { signedContractMessages } from '../test-refusals';
import { editContract } from './edit-contract';

const [crudeSupply, drillingRights, equipmentLease] = contracts as [Contract, Contract, Contract];

const edited = (contract: Contract) => ({
  id: contract.id,
  from: contract,
  to: { ...contract, value: '$1' },
});

describe('editing a contract', () => {
  it.each([
    ['partly signed', crudeSupply, signedContractMessages.partly],
    ['signed by everyone', equipmentLease, signedContractMessages.final],
  ])(
    '[C3, C7] refuses to edit a contract that is %s, and says what to do instead',
    async (_how, contract, message) => {
      const { run, record, session } = createCommandTester();
      expect(await run(editContract, edited(contract))).toMatchObject({
        status: 'failed',
        error: { kind: 'refused', message },
      });
      expect(await record('contracts', contract.id)).toEqual(contract);
      expect(session.toasts).toMatchObject([{ title: 'Not possible', description: message }]);
    },
  );

  it('[C3] a contract can be edited until the first signature', async () => {
    const { done } = createCommandTester();
    expect(await done(editContract, edited(drillingRights))).toMatchObject({
      contract: { value: '$1', status: 'pending_review' },
      isReopened: false,
    });
  });
});
