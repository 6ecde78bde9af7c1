import type { Contract } from './contract.schema';
import { signedContractMessages } from './final-contract';
import { getStaleContractError, staleChangeReasons } from './stale-change';
import { createContractSignedBy as signedUpTo } from './test-contract';

const unsigned = signedUpTo(0);
const half = signedUpTo(1);
const signed = signedUpTo(3);
const edited = (contract: Contract): Contract => ({ ...contract, value: '$1' });
const booked = (contract: Contract): Contract => ({
  ...contract,
  notarization: { required: true, status: 'scheduled', notaryName: 'R. Notary' },
  lastModified: '2024-07-23',
});
const amended = (...amendments: string[]): Contract => ({ ...signed, amendments });

describe('undoing a change made before a signature', () => {
  it('[C7] a contract change made before a signature cannot be undone after the signature', () => {
    expect(getStaleContractError(edited(unsigned), unsigned, edited(half))).toBe(
      signedContractMessages.partly,
    );
    expect(getStaleContractError(edited(unsigned), unsigned, edited(signed))).toBe(
      signedContractMessages.final,
    );
    expect(getStaleContractError(unsigned, { ...unsigned, documents: [] }, half)).toBe(
      signedContractMessages.partly,
    );
    expect(getStaleContractError(unsigned, undefined, signed)).toBe(signedContractMessages.final);
  });

  it('[C5, C7] a legal review or the sending of an envelope cannot be undone after a signature', () => {
    const inReview: Contract = { ...unsigned, status: 'pending_review', legalReview: 'pending' };
    expect(getStaleContractError(unsigned, inReview, signed)).toBe(signedContractMessages.final);
    const documents = unsigned.documents.map((document) => ({
      ...document,
      docusignId: undefined,
    }));
    expect(getStaleContractError(unsigned, { ...unsigned, documents }, half)).toBe(
      signedContractMessages.partly,
    );
  });

  it('[C7] a change that does not affect the signed content can be undone', () => {
    expect(getStaleContractError(booked(unsigned), unsigned, booked(signed))).toBeUndefined();
  });

  it('[C3] a change to a contract can be undone if nobody has signed since', () => {
    expect(getStaleContractError(edited(unsigned), unsigned, booked(unsigned))).toBeUndefined();
    expect(getStaleContractError(unsigned, undefined, booked(unsigned))).toBeUndefined();
  });
});

describe('undoing a signature', () => {
  it('[C7] only the last signature can be undone, and only without an amendment', () => {
    expect(getStaleContractError(signed, signedUpTo(2), booked(signed))).toBeUndefined();
    expect(getStaleContractError(signedUpTo(2), half, signed)).toBe(signedContractMessages.final);
    expect(getStaleContractError(signed, signedUpTo(2), amended('CON-1'))).toBe(
      staleChangeReasons.amended,
    );
  });

  it('[C7] an undo does not restore a signature if the contract has been edited', () => {
    expect(getStaleContractError(unsigned, half, edited(unsigned))).toBe(
      staleChangeReasons.otherTerms,
    );
    expect(getStaleContractError(unsigned, half, booked(unsigned))).toBeUndefined();
  });
});

describe('undoing a change to a review or an envelope', () => {
  const inReview: Contract = { ...unsigned, status: 'pending_review', legalReview: 'pending' };
  const sent: Contract = {
    ...unsigned,
    documents: unsigned.documents.map((document) => ({ ...document, docusignId: 'DS-1' })),
  };
  const unsent: Contract = {
    ...unsigned,
    documents: unsigned.documents.map(({ docusignId: _sent, ...document }) => document),
  };

  it('[R5, C3] an undo does not restore a legal review or envelope if the contract has been edited', () => {
    expect(getStaleContractError(inReview, unsigned, edited(inReview))).toBe(
      staleChangeReasons.otherTerms,
    );
    expect(getStaleContractError(unsent, sent, edited(unsent))).toBe(staleChangeReasons.otherTerms);
    expect(getStaleContractError(inReview, unsigned, booked(inReview))).toBeUndefined();
    expect(getStaleContractError(unsent, sent, booked(unsent))).toBeUndefined();
  });
});

describe('undoing an amendment', () => {
  const amendment: Contract = { ...unsigned, amends: 'CON-9' };

  it('[C8] only the latest amendment can be undone, and only if it is unchanged', () => {
    expect(
      getStaleContractError(amended('CON-1'), signed, booked(amended('CON-1'))),
    ).toBeUndefined();
    expect(getStaleContractError(amendment, undefined, edited(amendment))).toBe(
      staleChangeReasons.amendmentUsed,
    );
    expect(getStaleContractError(amended('CON-1'), signed, amended('CON-1', 'CON-2'))).toBe(
      staleChangeReasons.laterAmendment,
    );
  });

  it('[C8] an amendment does not prevent other changes to the signed contract from being undone', () => {
    expect(getStaleContractError(booked(signed), signed, amended('CON-1'))).toBeUndefined();
    expect(getStaleContractError(booked(signed), undefined, amended('CON-1'))).toBe(
      staleChangeReasons.amended,
    );
  });
});
