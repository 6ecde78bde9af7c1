import { isEnvelopeOpen, signedRefusal, type Contract } from 'shared-kernel/domain/contract';
import { commandTester } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { editContract } from './edit-contract';
import { recallEnvelope } from './recall-envelope';
import { declineSignature } from './sign-contract';

const [crudeSupply, drillingRights, equipmentLease] = contracts as [Contract, Contract, Contract];
const { id } = crudeSupply;
const edit = { id, from: crudeSupply, to: { ...crudeSupply, value: '$1' } };

describe('recalling an envelope', () => {
  it('[C7] voids the signatures given so far, says whose, and lets the contract be changed', async () => {
    const { done, latestEntry } = commandTester();
    const { contract } = await done(recallEnvelope, { id });
    expect(contract.signatories.map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
    expect(contract.signatories[0]).not.toHaveProperty('signedDate');
    expect(isEnvelopeOpen(contract)).toBe(false);
    expect((await latestEntry())?.note).toBe('No longer signed by Elena Vasquez');
    expect(await done(editContract, edit)).toMatchObject({ contract: { value: '$1' } });
  });

  it('[C7] ends what a refusal to sign has left', async () => {
    const { done } = commandTester();
    await done(declineSignature, { id, signatoryId: 'SIG-002' });
    expect((await done(recallEnvelope, { id })).contract.signatories[1]?.status).toBe('pending');
  });

  it('[C7] is refused where none is out, and where everybody has signed', async () => {
    const { run } = commandTester();
    expect(await run(recallEnvelope, { id: drillingRights.id })).toMatchObject({
      error: { kind: 'refused', message: 'No envelope is out for signature.' },
    });
    expect(await run(recallEnvelope, { id: equipmentLease.id })).toMatchObject({
      error: { kind: 'refused', message: signedRefusal.final },
    });
  });

  it('[C7] is taken back, unless the contract was changed meanwhile', async () => {
    const { run, done, record } = commandTester();
    const first = await run(recallEnvelope, { id });
    expect(first.status === 'done' && (await first.undo?.())).toEqual({ status: 'done' });
    expect(await record('contracts', id)).toEqual(crudeSupply);
    const second = await run(recallEnvelope, { id });
    await done(editContract, edit);
    expect(second.status === 'done' && (await second.undo?.())).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });
});
