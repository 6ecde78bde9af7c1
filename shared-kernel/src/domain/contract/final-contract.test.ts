import {
  getContractChangeError,
  isFinalContract,
  listSignedSignatoryIds,
  signedContractMessages,
} from './final-contract';
import { createContractSignedBy } from './test-contract';

const waived = { ...createContractSignedBy(3), status: 'user_waived' as const };

describe('signed contracts', () => {
  it('[R2, C5, C7] a contract is final after its first signature, or if its status is signed', () => {
    expect([0, 1, 2, 3].map((count) => isFinalContract(createContractSignedBy(count)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(isFinalContract(waived)).toBe(true);
    expect(isFinalContract({ status: 'signed', signatories: [] })).toBe(true);
    expect(isFinalContract({ status: 'legal_approved', signatories: [] })).toBe(false);
  });

  it('[C7] finds the signatories who have signed', () => {
    expect(listSignedSignatoryIds(createContractSignedBy(0))).toEqual([]);
    expect(listSignedSignatoryIds(createContractSignedBy(2))).toEqual(['S1', 'S2']);
  });

  it('[C3, C7] a signed contract cannot be changed, and the reason suggests an amendment', () => {
    expect(getContractChangeError(createContractSignedBy(0))).toBeUndefined();
    expect(getContractChangeError(createContractSignedBy(1))).toBe(signedContractMessages.partly);
    expect(getContractChangeError(createContractSignedBy(2))).toBe(signedContractMessages.partly);
    expect(getContractChangeError(createContractSignedBy(3))).toBe(signedContractMessages.final);
    expect(getContractChangeError(waived)).toBe(signedContractMessages.final);
    expect(getContractChangeError({ status: 'signed', signatories: [] })).toBe(
      signedContractMessages.final,
    );
    for (const text of Object.values(signedContractMessages))
      expect(text).toContain('Amend the contract');
  });
});
