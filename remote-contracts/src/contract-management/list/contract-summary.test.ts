import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { formatUsd } from 'shared-kernel/format';
import { createDraftContract } from '../commands/create-draft-contract';
import { summarizeContracts, sampleContractSummary } from './contract-summary';

const now = new Date('2024-07-22T09:00:00.000Z');
const contract = (changes: Partial<Contract>): Contract => ({
  ...createDraftContract(
    { type: 'supply_agreement', title: '', client: '', value: '' },
    now,
    [],
    true,
  ),
  ...changes,
});

describe('summarizeContracts', () => {
  it('[C1] all numbers in the summary of an empty contract list are zero', () => {
    expect(summarizeContracts([])).toEqual({
      total: 0,
      totalValue: 0,
      leftOut: 0,
      legalVerified: 0,
      pendingSignature: 0,
    });
  });

  it('[C1, B15] the contract summary adds up the amounts and counts the values that are not amounts', () => {
    const values = ['$1,000', '2000', '', 'to be agreed', '€5', '$0'];
    const summary = summarizeContracts(values.map((value) => contract({ value })));
    expect(summary).toMatchObject({ total: 6, totalValue: 3000, leftOut: 3 });
  });

  it('[C1] counts completed legal reviews and contracts that wait for a signature', () => {
    const signatory = { id: 'S', name: '', role: '', email: '' };
    const signed = { ...signatory, status: 'signed' } as const;
    const pending = { ...signatory, status: 'pending' } as const;
    const declined = { ...signatory, status: 'declined' } as const;
    const summary = summarizeContracts([
      contract({ legalReview: 'completed', signatories: [signed, pending, pending] }),
      contract({ legalReview: 'completed', signatories: [signed] }),
      contract({ legalReview: 'waived', signatories: [declined] }),
      contract({ legalReview: 'pending' }),
    ]);
    expect(summary).toMatchObject({ legalVerified: 2, pendingSignature: 1 });
  });

  it('[C1] the computed summary of the sample data equals the fixed texts of the summary cards', () => {
    const summary = summarizeContracts(contracts);
    expect(summary).toMatchObject({ total: 3, leftOut: 0 });
    expect(formatUsd(summary.totalValue)).toBe(sampleContractSummary.totalValue);
    expect(String(summary.legalVerified)).toBe(sampleContractSummary.legalVerified);
    expect(String(summary.pendingSignature)).toBe(sampleContractSummary.pendingSignature);
  });
});
