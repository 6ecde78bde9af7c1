import { dayOf } from 'shared-kernel/format';
import type { Contract } from 'shared-kernel/domain/contract';
import type { ContractDraft } from '../editing/contract-draft';

/** The flags a contract carries once its legal review is waived (C9). */
export const waiverFlags: ReadonlySet<string> = new Set([
  'User Waived Legal Review',
  'No Legal Validation',
]);

/** The id of a contract created `now`: `CON-` and the moment in milliseconds, plus 1 until it is free (C8, B14). */
export function newContractId(now: Date, taken: Iterable<string>): string {
  const used = new Set(taken);
  let moment = now.getTime();
  while (used.has(`CON-${moment}`)) moment += 1;
  return `CON-${moment}`;
}

/**
 * A new contract. With the review required it is a draft whose legal review is required (C8); without,
 * it is waived by the user and carries the two stated flags (C9). Free text is kept as typed.
 */
export function draftedContract(
  draft: ContractDraft,
  now: Date,
  taken: Iterable<string>,
  reviewRequired: boolean,
): Contract {
  return {
    id: newContractId(now, taken),
    title: draft.title,
    type: draft.type,
    client: draft.client,
    value: draft.value,
    status: reviewRequired ? 'draft' : 'user_waived',
    createdDate: dayOf(now),
    lastModified: dayOf(now),
    legalReview: reviewRequired ? 'required' : 'waived',
    signatories: [],
    documents: [],
    notarization: { required: false, status: 'not_required' },
    complianceFlags: reviewRequired ? [] : [...waiverFlags],
  };
}

/** The contract with a draft's fields, modified on the day of `now`. */
export const editedContract = (contract: Contract, draft: ContractDraft, now: Date): Contract => ({
  ...contract,
  title: draft.title,
  type: draft.type,
  client: draft.client,
  value: draft.value,
  lastModified: dayOf(now),
});
