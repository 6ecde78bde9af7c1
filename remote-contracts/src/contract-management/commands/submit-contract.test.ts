import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { createDraftContract } from './create-draft-contract';
import { changeContractStatus, submitContract } from './change-contract-status';

const [crudeSupply] = contracts as [Contract];

const draftOf = (client: string): Contract => ({
  ...createDraftContract(
    { type: 'joint_venture', title: 'Charter', client, value: '' },
    new Date('2024-07-20T09:00:00.000Z'),
    [],
    true,
  ),
  documents: crudeSupply.documents,
});
const own = draftOf('Meridian Energy Partners');

const asClient = (...records: Contract[]) =>
  createCommandTester({
    workspace: createTestWorkspace({ records: { contracts: records } }),
    session: createTestSession('client'),
  });

describe('submitting a draft for legal review', () => {
  it('[C5, C6, policy] a client can submit a contract of its company but not complete the legal review', async () => {
    const { done, run, latestEntry } = asClient(own);
    expect(await done(submitContract, { id: own.id })).toMatchObject({
      contract: { status: 'pending_review', legalReview: 'pending' },
    });
    expect(await latestEntry()).toMatchObject({ action: 'contract.submit', portal: 'client' });
    expect(await run(changeContractStatus, { id: own.id, status: 'legal_approved' })).toMatchObject(
      {
        error: { kind: 'denied', message: 'Law firms review contracts.' },
      },
    );
  });

  it('[C5, policy] a client cannot submit the contract of another company', async () => {
    const foreign = draftOf('Atlas Drilling');
    expect(await asClient(foreign).run(submitContract, { id: foreign.id })).toMatchObject({
      error: { kind: 'denied' },
    });
  });

  it('[C5] refuses to submit a contract that is not a draft', async () => {
    expect(await asClient(crudeSupply).run(submitContract, { id: crudeSupply.id })).toMatchObject({
      error: { kind: 'refused', message: 'Only drafts can be submitted for legal review.' },
    });
  });
});
