import { contractChangeRefusal, isFinal, signedIdsOf, signedRefusal } from './final-contract';
import { contractSignedBy } from './test-contract';

const waived = { ...contractSignedBy(3), status: 'user_waived' as const };

describe('signed contracts', () => {
  it('[R2, C5, C7] a contract is final after the first signature and in a final status', () => {
    expect([0, 1, 2, 3].map((count) => isFinal(contractSignedBy(count)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(isFinal(waived)).toBe(true);
    expect(isFinal({ status: 'signed', signatories: [] })).toBe(true);
    expect(isFinal({ status: 'legal_approved', signatories: [] })).toBe(false);
  });

  it('[C7] finds the signatories who have signed', () => {
    expect(signedIdsOf(contractSignedBy(0))).toEqual([]);
    expect(signedIdsOf(contractSignedBy(2))).toEqual(['S1', 'S2']);
  });

  it('[C3, C7] a signed contract cannot be changed, and the reason suggests an amendment', () => {
    expect(contractChangeRefusal(contractSignedBy(0))).toBeUndefined();
    expect(contractChangeRefusal(contractSignedBy(1))).toBe(signedRefusal.partly);
    expect(contractChangeRefusal(contractSignedBy(2))).toBe(signedRefusal.partly);
    expect(contractChangeRefusal(contractSignedBy(3))).toBe(signedRefusal.final);
    expect(contractChangeRefusal(waived)).toBe(signedRefusal.final);
    expect(contractChangeRefusal({ status: 'signed', signatories: [] })).toBe(signedRefusal.final);
    for (const text of Object.values(signedRefusal)) expect(text).toContain('Amend the contract');
  });
});
