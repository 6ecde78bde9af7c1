import { awaitedSignatories, expiredOn, type Contract } from 'shared-kernel/domain/contract';
import type { RecordStep, StepBlocker } from 'shared-kernel/records';
import { dutyPortals } from 'shared-kernel/workspace';
import { canSendForSignature, signatoryProgress } from './signing-order';

/** Whom an envelope that is out waits for; undefined where it waits for no one. */
export const awaitedNames = (contract: Contract, today: string): string | undefined =>
  awaitedSignatories(contract, today)
    .map(({ name }) => name)
    .join(', ') || undefined;

/** What a contract whose legal review is completed waits for, until everyone has signed. */
function signatureStep(contract: Contract, today: string): string | undefined {
  const { signed, total } = signatoryProgress(contract);
  if (total > 0 && signed === total) return undefined;
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (declined) return `Resend to ${declined.name}`;
  if (expiredOn(contract, today) !== undefined) return 'Send again: the envelope expired';
  const awaited = awaitedNames(contract, today);
  if (awaited !== undefined) return `Waiting for ${awaited}`;
  return contract.documents.length === 0 ? 'Attach a document' : 'Send for signature';
}

/** What has to be done next with a contract, or whom it waits for; undefined where nothing is left. */
export function nextStep(contract: Contract, today: string): string | undefined {
  if (contract.status === 'signed') return undefined;
  if (contract.legalReview === 'pending') return 'Complete legal review';
  return canSendForSignature(contract) ? signatureStep(contract, today) : 'Submit for legal review';
}

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

/** What the sending of a contract waits for. */
function sendingBlockers({ signatories, documents }: Contract): RecordStep['blockers'] {
  const declined = signatories.filter(({ status }) => status === 'declined');
  return [
    ...declined.map(({ name }) => ({ text: `${name} declined`, part: contractPart.signatories })),
    ...(documents.length === 0
      ? [{ text: 'No document is attached', part: contractPart.documents }]
      : []),
  ];
}

/** The next step of a contract with who takes it and what it waits for; undefined where nothing is left. */
export function contractStep(
  contract: Contract,
  today: string,
  screening: readonly StepBlocker[] = [],
): RecordStep | undefined {
  const text = nextStep(contract, today);
  if (text === undefined) return undefined;
  if (!canSendForSignature(contract)) {
    const duty = contract.legalReview === 'pending' ? 'legal-review' : 'contract-drafting';
    return { text, by: dutyPortals(duty), blockers: [] };
  }
  const blockers = [...sendingBlockers(contract), ...screening];
  const awaited = awaitedNames(contract, today);
  const by = blockers.length === 0 ? awaited : undefined;
  return { text, by: by ?? dutyPortals('signing'), blockers };
}
