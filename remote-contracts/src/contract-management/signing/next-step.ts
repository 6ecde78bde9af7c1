import { permissions, portalsWith } from 'shared-kernel/domain/portal';
import {
  awaitedSignatories,
  contractTitle,
  expiredOn,
  hasMainDocument,
  type Contract,
} from 'shared-kernel/domain/contract';
import type { RecordStep, StepBlocker } from 'shared-kernel/records';
import { isFullySigned } from './contract-path';
import { canSendForSignature } from './signing-order';
import { contractDrafting } from '../commands/terms';

/** Whom an envelope that is out waits for; undefined where it waits for no one. */
export const awaitedNames = (contract: Contract, today: string): string | undefined =>
  awaitedSignatories(contract, today)
    .map(({ name }) => name)
    .join(', ') || undefined;

/** What a contract whose legal review is completed waits for, until everyone has signed. */
function signatureStep(contract: Contract, today: string): string {
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (declined) return `Resend to ${declined.name}`;
  if (expiredOn(contract, today) !== undefined) return 'Send again: the envelope expired';
  const awaited = awaitedNames(contract, today);
  if (awaited !== undefined) return `Waiting for ${awaited}`;
  if (contract.documents.length === 0) return 'Attach a document';
  return contract.signatories.length === 0 ? 'Add signatories' : 'Send for signature';
}

/** What the legal review of a contract waits for, until it is completed; its document comes first. */
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

/** What has to be done next with a contract, or whom it waits for; undefined where nothing is left. */
export function nextStep(contract: Contract, today: string): string | undefined {
  if (isFullySigned(contract)) return undefined;
  return canSendForSignature(contract) ? signatureStep(contract, today) : reviewStep(contract);
}

/** What a toast says of a new draft; its badge says Not Required, so the step says what is needed (B12). */
export const draftText = (contract: Contract): string =>
  `${contractTitle(contract)} is a draft. ${reviewStep(contract)}.`;

/** How much a contract needs a person: most with a signature declined, then what is to be done here, then what waits. */
export function stepUrgency(contract: Contract, today: string): number {
  if (nextStep(contract, today) === undefined) return 0;
  if (contract.signatories.some(({ status }) => status === 'declined')) return 3;
  return awaitedSignatories(contract, today).length > 0 ? 1 : 2;
}

/** The parts of a contract's details that lift what its next step waits for, by the id of their elements. */
export const contractPart = {
  documents: 'contract-documents',
  signatories: 'contract-signatories',
} as const;

const noDocument = { text: 'No document is attached', part: contractPart.documents };

/** What the sending of a contract waits for. */
function sendingBlockers({ signatories, documents }: Contract): RecordStep['blockers'] {
  const declined = signatories.filter(({ status }) => status === 'declined');
  return [
    ...declined.map(({ name }) => ({ text: `${name} declined`, part: contractPart.signatories })),
    ...(documents.length === 0 ? [noDocument] : []),
  ];
}

/** Who takes the next step of a legal review: its document is attached and submitted by those who draft. */
function reviewStepOf(contract: Contract, text: string): RecordStep {
  if (contract.legalReview !== 'pending' || !hasMainDocument(contract)) {
    const blockers = hasMainDocument(contract)
      ? []
      : [{ ...noDocument, text: 'No main document is attached' }];
    return { text, by: portalsWith(contractDrafting), blockers };
  }
  return { text, by: portalsWith(permissions.legalReview, contract.submitted?.by), blockers: [] };
}

/** The next step of a contract with who takes it and what it waits for; undefined where nothing is left. */
export function contractStep(
  contract: Contract,
  today: string,
  screening: readonly StepBlocker[] = [],
): RecordStep | undefined {
  const text = nextStep(contract, today);
  if (text === undefined) return undefined;
  if (!canSendForSignature(contract)) return reviewStepOf(contract, text);
  const blockers = [...sendingBlockers(contract), ...screening];
  const awaited = awaitedNames(contract, today);
  const by = blockers.length === 0 ? awaited : undefined;
  return { text, by: by ?? portalsWith(permissions.signing), blockers };
}
