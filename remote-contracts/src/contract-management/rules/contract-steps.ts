import { hasMainDocument, getSigningRole, type Contract } from 'shared-kernel/domain/contract';
import { computeSignatoryProgress } from './signing-order';

const pathSteps = ['document', 'review', 'signatories', 'signatures', 'done'] as const;

export type ContractStep = (typeof pathSteps)[number];

function hasAllSignatures(contract: Contract): boolean {
  const { signed, total } = computeSignatoryProgress(contract);
  return contract.status === 'signed' || (total > 0 && signed === total);
}

/** Whether everyone has signed, and no legal review has started since then. */
export const isFullySigned = (contract: Contract): boolean =>
  hasAllSignatures(contract) && contract.legalReview !== 'pending';

/** Whether each step is completed. A later step can be completed before an earlier one. */
const isCompleted: Record<ContractStep, (contract: Contract) => boolean> = {
  document: hasMainDocument,
  review: (contract) => contract.legalReview === 'completed' || isFullySigned(contract),
  signatories: ({ signatories }) =>
    signatories.some((person) => getSigningRole(person) === 'signatory'),
  signatures: hasAllSignatures,
  done: isFullySigned,
};

interface PathState {
  readonly step: ContractStep;
  readonly state: 'completed' | 'current' | 'open';
}

export function getContractStepStates(contract: Contract): readonly PathState[] {
  const current = getCurrentStep(contract);
  return pathSteps.map((step) => {
    if (step === current) return { step, state: isFullySigned(contract) ? 'completed' : 'current' };
    return { step, state: isCompleted[step](contract) ? 'completed' : 'open' };
  });
}

export const getCurrentStep = (contract: Contract): ContractStep =>
  isFullySigned(contract)
    ? 'done'
    : (pathSteps.find((step) => !isCompleted[step](contract)) ?? 'done');
