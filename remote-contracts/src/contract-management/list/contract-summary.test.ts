import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { formatUsd } from 'shared-kernel/format';
import { draftedContract } from '../commands/drafted-contract';
import { contractSummary, contractSummaryText } from './contract-summary';

const now = new Date('2024-07-22T09:00:00.000Z');
const contract = (changes: Partial<Contract>): Contract => ({
  ...draftedContract({ type: 'supply_agreement', title: '', client: '', value: '' }, now, [], true),
  ...changes,
});

describe('the summary of contracts', () => {
  it('[C1] is zero for no contracts', () => {
    expect(contractSummary([])).toEqual({
      total: 0,
      totalValue: 0,
      leftOut: 0,
      legalVerified: 0,
      pendingSignature: 0,
    });
  });

  it('[C1, B15] adds up what is money and says how many values are not', () => {
    const values = ['$1,000', '2000', '', 'to be agreed', '€5', '$0'];
    const summary = contractSummary(values.map((value) => contract({ value })));
    expect(summary).toMatchObject({ total: 6, totalValue: 3000, leftOut: 3 });
  });

  it('[C1] counts completed reviews, and contracts that wait for a signature', () => {
    const signatory = { id: 'S', name: '', role: '', email: '' };
    const signed = { ...signatory, status: 'signed' } as const;
    const pending = { ...signatory, status: 'pending' } as const;
    const declined = { ...signatory, status: 'declined' } as const;
    const summary = contractSummary([
      contract({ legalReview: 'completed', signatories: [signed, pending, pending] }),
      contract({ legalReview: 'completed', signatories: [signed] }),
      contract({ legalReview: 'waived', signatories: [declined] }),
      contract({ legalReview: 'pending' }),
    ]);
    expect(summary).toMatchObject({ legalVerified: 2, pendingSignature: 1 });
  });

  it('[C1] adds the sample up to the summary cards’ fixed texts', () => {
    const summary = contractSummary(contracts);
    expect(summary).toMatchObject({ total: 3, leftOut: 0 });
    expect(formatUsd(summary.totalValue)).toBe(contractSummaryText.totalValue);
    expect(String(summary.legalVerified)).toBe(contractSummaryText.legalVerified);
    expect(String(summary.pendingSignature)).toBe(contractSummaryText.pendingSignature);
  });
});
