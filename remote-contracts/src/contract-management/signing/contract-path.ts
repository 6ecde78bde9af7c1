import { hasMainDocument, partOf, type Contract } from 'shared-kernel/domain/contract';
import { signatoryProgress } from './signing-order';

/** The steps of a contract, from its document to its last signature. */
const pathSteps = ['document', 'review', 'signatories', 'signatures', 'done'] as const;

export type PathStep = (typeof pathSteps)[number];

function hasAllSignatures(contract: Contract): boolean {
  const { signed, total } = signatoryProgress(contract);
  return contract.status === 'signed' || (total > 0 && signed === total);
}

/** Whether everyone who signs a contract has signed it, and no legal review is open that came after. */
export const isFullySigned = (contract: Contract): boolean =>
  hasAllSignatures(contract) && contract.legalReview !== 'pending';

/** Which steps of a contract are completed, whatever their order; a waived review is once everyone has signed. */
const isCompleted: Record<PathStep, (contract: Contract) => boolean> = {
  document: hasMainDocument,
  review: (contract) => contract.legalReview === 'completed' || isFullySigned(contract),
  signatories: ({ signatories }) => signatories.some((person) => partOf(person) === 'signatory'),
  signatures: hasAllSignatures,
  done: isFullySigned,
};

interface PathState {
  readonly step: PathStep;
  readonly state: 'completed' | 'current' | 'open';
}

/** The steps of a contract: the first that is not completed is the current one. */
export function contractPath(contract: Contract): readonly PathState[] {
  const current = currentStep(contract);
  return pathSteps.map((step) => {
    if (step === current) return { step, state: isFullySigned(contract) ? 'completed' : 'current' };
    return { step, state: isCompleted[step](contract) ? 'completed' : 'open' };
  });
}

/** The step that a contract is at. */
export const currentStep = (contract: Contract): PathStep =>
  isFullySigned(contract)
    ? 'done'
    : (pathSteps.find((step) => !isCompleted[step](contract)) ?? 'done');
