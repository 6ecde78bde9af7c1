import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { signedContractMessages } from '../test-refusals';
import { contractStatuses } from '../contract-status';
import { createDraftContract } from './create-draft-contract';
import { transitionContract, getStatusChangeError } from './transition-contract';

const now = new Date('2024-07-22T09:00:00.000Z');
const [crudeSupply, , equipmentLease] = contracts as [Contract, Contract, Contract];
const { documents } = crudeSupply;
const created: Contract = {
  ...createDraftContract(
    { type: 'supply_agreement', title: 'Crude', client: 'Meridian', value: '$1' },
    new Date('2024-01-01T00:00:00Z'),
    [],
    true,
  ),
  documents,
};
const drafter = { by: 'client', name: 'Elena Vasquez' } as const;
const lawyer = { by: 'law_firm', name: 'Oliver Bennett' } as const;

const moverTo = (status: Contract['status']) => (status === 'pending_review' ? drafter : lawyer);

const after = (contract: Contract, ...statuses: Contract['status'][]): Contract =>
  statuses.reduce((standing, status) => {
    const move = transitionContract(standing, status, now, moverTo(status));
    if (!move.ok) throw new Error(move.reason);
    return move.contract;
  }, contract);

describe('transitionContract', () => {
  it('[C5, C6] a status change of a contract also updates its legal review', () => {
    const review = after(created, 'pending_review');
    expect(review).toMatchObject({ legalReview: 'pending', lastModified: '2024-07-22' });
    expect(after(review, 'legal_approved')).toMatchObject({
      status: 'legal_approved',
      legalReview: 'completed',
    });
    expect(after(review, 'draft')).toMatchObject({ legalReview: 'required' });
  });

  it('[C5] refuses a status change that the current status does not allow', () => {
    expect(transitionContract(created, 'legal_approved', now, lawyer)).toEqual({
      ok: false,
      reason: 'The contract cannot change to this status.',
    });
  });

  it.each(contractStatuses)(
    '[C5, C7] the status of a contract cannot be changed from %s to signed',
    (status) => {
      expect(transitionContract({ ...created, status }, 'signed', now, lawyer).ok).toBe(false);
      expect(transitionContract({ ...crudeSupply, status }, 'signed', now, lawyer).ok).toBe(false);
    },
  );

  it.each(contractStatuses)(
    '[C5, C7] the status of a signed contract cannot be changed to %s',
    (status) => {
      expect(getStatusChangeError({ ...created, status: 'signed' }, status, lawyer)).toBe(
        signedContractMessages.final,
      );
    },
  );
});

describe('a contract with its first signature', () => {
  it('[R2, C5, C7] a partly signed contract cannot change back, and completing its legal review does not void the envelope', () => {
    expect(getStatusChangeError(crudeSupply, 'pending_review', lawyer)).toBe(
      signedContractMessages.partly,
    );
    const inReview = { ...crudeSupply, status: 'pending_review' } as const;
    expect(getStatusChangeError(inReview, 'draft', lawyer)).toBe(signedContractMessages.partly);
    expect(transitionContract(inReview, 'legal_approved', now, lawyer)).toMatchObject({
      isVoid: false,
      contract: { signatories: crudeSupply.signatories, documents: crudeSupply.documents },
    });
  });
});

describe('a waived contract that everyone has signed', () => {
  const reviewed = after(equipmentLease, 'pending_review');

  it('[C5, C9] a signed waived contract can pass a later legal review but cannot return to an earlier status', () => {
    expect(getStatusChangeError(reviewed, 'draft', lawyer)).toBe(signedContractMessages.final);
    const approved = after(reviewed, 'legal_approved');
    expect(getStatusChangeError(approved, 'pending_review', lawyer)).toBe(
      signedContractMessages.final,
    );
  });

  it('[C9] a completed legal review removes only the flags of the waiver', () => {
    const flagged = {
      ...reviewed,
      complianceFlags: [...reviewed.complianceFlags, 'Environmental Permit Under Review'],
    };
    expect(reviewed.complianceFlags).toEqual(equipmentLease.complianceFlags);
    const move = transitionContract(flagged, 'legal_approved', now, lawyer);
    expect(move).toMatchObject({
      contract: { complianceFlags: ['Environmental Permit Under Review'] },
      lifted: ['User Waived Legal Review', 'No Legal Validation'],
    });
  });

  it('[C9] other status changes do not change the flags of a waived contract', () => {
    const waived = { ...createDraftContract(created, now, [], false), documents };
    expect(after(waived, 'pending_review', 'draft')).toMatchObject({
      complianceFlags: ['User Waived Legal Review', 'No Legal Validation'],
    });
  });
});
