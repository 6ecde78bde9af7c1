import { permissions, formatPortalsWithPermission } from 'shared-kernel/domain/portal';
import {
  listPendingSignatories,
  formatContractTitle,
  findPassedExpiryDate,
  hasMainDocument,
  type Contract,
} from 'shared-kernel/domain/contract';
import type { RecordStep, StepBlocker } from 'shared-kernel/records';
import { isFullySigned } from './contract-steps';
import { canSendForSignature } from './signing-order';
import { contractDraftingPermission } from './contract-drafting-permission';

export const formatPendingSignatories = (contract: Contract, today: string): string | undefined =>
  listPendingSignatories(contract, today)
    .map(({ name }) => name)
    .join(', ') || undefined;

function signatureStep(contract: Contract, today: string): string {
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (declined) return `Resend to ${declined.name}`;
  if (findPassedExpiryDate(contract, today) !== undefined) return 'Resend the expired envelope';
  const awaited = formatPendingSignatories(contract, today);
  if (awaited !== undefined) return `${awaited} to sign`;
  if (contract.documents.length === 0) return 'Attach a document';
  return contract.signatories.length === 0 ? 'Add signatories' : 'Send for signature';
}

function reviewStep(contract: Contract): string {
  const isReady = hasMainDocument(contract);
  switch (contract.legalReview) {
    case 'required':
      return `Review needed: ${isReady ? 'submit for legal review' : 'attach a document'}`;
    case 'pending':
      return isReady ? 'Complete legal review' : 'Attach a document';
    case 'waived':
    case 'completed':
      return isReady ? 'Submit for legal review' : 'Attach a document';
  }
}

/**
 * Returns the text of a contract’s next step, including the people who must act. Returns `undefined` once everyone has
 * signed.
 */
export function describeNextStep(contract: Contract, today: string): string | undefined {
  if (isFullySigned(contract)) return undefined;
  return canSendForSignature(contract) ? signatureStep(contract, today) : reviewStep(contract);
}

/**
 * Toast text for a new draft. It names the required review, because the draft’s badge still says “Not Required” (B12).
 */
export const describeContractDraft = (contract: Contract): string =>
  `${formatContractTitle(contract)} is a draft. ${reviewStep(contract)}.`;

/**
 * Returns the urgency of a contract: 3 for a declined signature, 2 for open work, 1 while others must sign, otherwise
 * 0.
 */
export function getContractUrgency(contract: Contract, today: string): number {
  if (describeNextStep(contract, today) === undefined) return 0;
  if (contract.signatories.some(({ status }) => status === 'declined')) return 3;
  return listPendingSignatories(contract, today).length > 0 ? 1 : 2;
}

/** Element ids of the sections where the user can resolve a blocked next step. */
export const sectionIds = {
  documents: 'contract-documents',
  signatories: 'contract-signatories',
} as const;

const noDocument = { text: 'No document is attached', part: sectionIds.documents };

function sendingBlockers({ signatories, documents }: Contract): RecordStep['blockers'] {
  const declined = signatories.filter(({ status }) => status === 'declined');
  return [
    ...declined.map(({ name }) => ({ text: `${name} declined`, part: sectionIds.signatories })),
    ...(documents.length === 0 ? [noDocument] : []),
  ];
}

function reviewStepOf(contract: Contract, text: string): RecordStep {
  if (contract.legalReview !== 'pending' || !hasMainDocument(contract)) {
    const blockers = hasMainDocument(contract)
      ? []
      : [{ ...noDocument, text: 'No main document is attached' }];
    return { text, by: formatPortalsWithPermission(contractDraftingPermission), blockers };
  }
  return {
    text,
    by: formatPortalsWithPermission(permissions.legalReview, contract.submitted?.by),
    blockers: [],
  };
}

/**
 * Returns the next step of a contract, with the people who must act, their portals and the obstacles. Returns
 * `undefined` once everyone has signed.
 */
export function getContractNextStep(
  contract: Contract,
  today: string,
  screening: readonly StepBlocker[] = [],
): RecordStep | undefined {
  const text = describeNextStep(contract, today);
  if (text === undefined) return undefined;
  if (!canSendForSignature(contract)) return reviewStepOf(contract, text);
  const blockers = [...sendingBlockers(contract), ...screening];
  const isSent = formatPendingSignatories(contract, today) !== undefined;
  // The text for a sent envelope already names the people who must act, so `by` is omitted.
  if (isSent && blockers.length === 0) return { text, blockers };
  return { text, by: formatPortalsWithPermission(permissions.signing), blockers };
}
