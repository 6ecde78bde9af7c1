import { listPendingSignatories, type Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { signedContractMessages } from '../test-refusals';
import { unsignedContract } from '../test-envelopes';
import { editContract } from './edit-contract';
import { recallEnvelope } from './recall-envelope';
import { declineSignature } from './sign-contract';

const [crudeSupply, drillingRights, equipmentLease] = contracts as [Contract, Contract, Contract];
const { id } = crudeSupply;
const edit = { id, from: crudeSupply, to: { ...crudeSupply, value: '$1' } };

const unsigned = () =>
  createCommandTester({
    workspace: createTestWorkspace({ records: { contracts: [unsignedContract] } }),
  });

const reason = 'The price was wrong';
const pending = ['pending', 'pending', 'pending'];

describe('recalling an envelope', () => {
  it('[C7] recalls an envelope without signatures, and the contract can be edited again', async () => {
    const { done, latestEntry } = unsigned();
    const contract = await done(recallEnvelope, { id, reason });
    expect(contract.signatories.map(({ status }) => status)).toEqual(pending);
    expect(listPendingSignatories(contract, '2024-07-22')).toEqual([]);
    expect(await latestEntry()).toMatchObject({ action: 'contract.recallEnvelope', note: reason });
    expect(await done(editContract, edit)).toMatchObject({ contract: { value: '$1' } });
  });

  it('[signatures, audit] a recall needs a reason', async () => {
    const { run, record } = unsigned();
    expect(await run(recallEnvelope, { id, reason: ' ' })).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await record('contracts', id)).toEqual(unsignedContract);
  });

  it('[C7] a recall resets an envelope that a signatory declined', async () => {
    const { done } = unsigned();
    await done(declineSignature, { id, signatoryId: 'SIG-001' });
    const { signatories } = await done(recallEnvelope, { id, reason });
    expect(signatories.map(({ status }) => status)).toEqual(pending);
  });

  it.each([
    ['that was not sent', drillingRights, 'No envelope is out for signature.'],
    ['after the first signature', crudeSupply, signedContractMessages.partly],
    ['after everyone has signed', equipmentLease, signedContractMessages.final],
  ])('[R2, C7] refuses to recall an envelope %s', async (_where, contract, message) => {
    const { run, record } = createCommandTester();
    expect(await run(recallEnvelope, { id: contract.id, reason })).toMatchObject({
      error: { kind: 'refused', message },
    });
    expect(await record('contracts', contract.id)).toEqual(contract);
  });

  it('[C7] undo restores a recalled envelope unless the contract changed meanwhile', async () => {
    const { run, done, record } = unsigned();
    const first = await run(recallEnvelope, { id, reason });
    expect(first.status === 'done' && (await first.undo?.())).toEqual({ status: 'done' });
    expect(await record('contracts', id)).toEqual(unsignedContract);
    const second = await run(recallEnvelope, { id, reason });
    await done(editContract, edit);
    expect(second.status === 'done' && (await second.undo?.())).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });
});
