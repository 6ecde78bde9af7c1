import { findEnvelopeId } from './next-signatories';
import type { Contract } from './contract.schema';
import { getContractChangeError, listSignedSignatoryIds } from './final-contract';

export const staleChangeReasons = {
  amended: 'An amendment refers to the signed contract, so its signatures cannot be undone.',
  laterAmendment: 'A later amendment refers to the same contract. Undo the later amendment first.',
  amendmentUsed: 'The amendment was changed afterwards, so this cannot be undone.',
  otherTerms:
    'The contract has changed. The review, envelope and signatures belong to the previous version.',
} as const;

const wording = ['title', 'type', 'client', 'value'] as const;

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the content that people sign: the terms and documents of a contract, without envelope ids. */
const termsOf = (contract: Contract) => [
  wording.map((field) => contract[field]),
  contract.documents.map(({ id, name, size }) => [id, name, size]),
];

/**
 * Returns everything in a contract that must not change after a signature: terms, documents, envelopes, signatories and
 * statuses.
 */
const boundParts = (contract: Contract) => [
  termsOf(contract),
  contract.documents.map(({ docusignId }) => docusignId),
  contract.signatories.map(({ id, email, status, signedDate }) => [id, email, status, signedDate]),
  [contract.status, contract.legalReview, contract.complianceFlags],
];

const hasMore = (one: Contract, other: Contract): boolean => {
  const signed = listSignedSignatoryIds(other);
  return listSignedSignatoryIds(one).some((id) => !signed.includes(id));
};

/**
 * Whether contract `one` has something that contract `other` lacks: a signature, an envelope or a completed legal
 * review.
 */
const isBoundMore = (one: Contract, other: Contract): boolean =>
  hasMore(one, other) ||
  (findEnvelopeId(one) !== undefined && findEnvelopeId(other) === undefined) ||
  (one.legalReview === 'completed' && other.legalReview !== 'completed');

const amendmentsOf = ({ amendments = [] }: Contract) => amendments;

/**
 * Returns the reason why a change, such as an undo, cannot be applied to the contract `current`. `base` and `next` are
 * the contract before and after the change. If the change deletes the contract, `next` is `undefined`.
 */
export function getStaleContractError(
  base: Contract,
  next: Contract | undefined,
  current: Contract,
): string | undefined {
  const hasLaterAmendment = amendmentsOf(current).length > amendmentsOf(base).length;
  if (hasLaterAmendment) {
    if (!next || hasMore(base, next)) return staleChangeReasons.amended;
    if (amendmentsOf(next).length < amendmentsOf(base).length)
      return staleChangeReasons.laterAmendment;
  }
  if (hasMore(current, base) && (!next || !sameText(boundParts(base), boundParts(next)))) {
    return getContractChangeError(current);
  }
  if (next && isBoundMore(next, base) && !sameText(termsOf(base), termsOf(current))) {
    return staleChangeReasons.otherTerms;
  }
  return !next && base.amends !== undefined ? staleChangeReasons.amendmentUsed : undefined;
}
