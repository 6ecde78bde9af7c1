import { toLocalDate } from 'shared-kernel/format';
import type { Contract } from 'shared-kernel/domain/contract';
import type { ContractDraft } from '../rules/contract-draft';

export const waiverFlags: ReadonlySet<string> = new Set([
  'User Waived Legal Review',
  'No Legal Validation',
]);

/**
 * Returns the id of a new contract: `CON-` and the time in milliseconds (C8, B14). If the id exists, the next free
 * number is used.
 */
export function createContractId(now: Date, taken: Iterable<string>): string {
  const used = new Set(taken);
  let moment = now.getTime();
  while (used.has(`CON-${moment}`)) moment += 1;
  return `CON-${moment}`;
}

/**
 * Returns a new contract. With a legal review, the contract starts as a draft (C8). Without one, it gets two compliance flags (C9).
 */
export function createDraftContract(
  draft: ContractDraft,
  now: Date,
  taken: Iterable<string>,
  reviewRequired: boolean,
): Contract {
  return {
    id: createContractId(now, taken),
    title: draft.title,
    type: draft.type,
    client: draft.client,
    value: draft.value,
    status: reviewRequired ? 'draft' : 'user_waived',
    createdDate: toLocalDate(now),
    lastModified: toLocalDate(now),
    legalReview: reviewRequired ? 'required' : 'waived',
    signatories: [],
    documents: [],
    notarization: { required: false, status: 'not_required' },
    complianceFlags: reviewRequired ? [] : [...waiverFlags],
  };
}

export const applyContractEdit = (
  contract: Contract,
  draft: ContractDraft,
  now: Date,
): Contract => ({
  ...contract,
  title: draft.title,
  type: draft.type,
  client: draft.client,
  value: draft.value,
  lastModified: toLocalDate(now),
});
