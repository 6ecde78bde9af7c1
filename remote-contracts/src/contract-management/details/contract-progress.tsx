import type { Contract } from 'shared-kernel/domain/contract';
import { formatNumber } from 'shared-kernel/format';
import { Icon, Steps } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { getContractStepStates, type ContractStep } from '../rules/contract-steps';
import { computeSignatoryProgress } from '../rules/signing-order';
import { contractTerms } from '../commands/terms';

function stepLabel(step: ContractStep, contract: Contract): string {
  const { signed, total } = computeSignatoryProgress(contract);
  switch (step) {
    case 'document':
      return 'Document';
    case 'review':
      return contract.legalReview === 'waived' ? 'Legal review (waived)' : 'Legal review';
    case 'signatories':
      return 'Signatories';
    case 'signatures':
      return total === 0
        ? 'Signatures'
        : `Signatures ${formatNumber(signed)}/${formatNumber(total)}`;
    case 'done':
      return 'Done';
  }
}

export function ContractProgress({ contract }: { readonly contract: Contract }) {
  const isLive = useAvailability(contractTerms.changeContractStatus).state !== 'inert';
  if (!isLive) return null;
  return (
    <Steps
      label="Progress"
      orientation="row"
      steps={getContractStepStates(contract).map(({ step, state }, index) => ({
        id: step,
        mark: state === 'completed' ? <Icon name="check" label="Completed" /> : index + 1,
        isCurrent: state === 'current',
        isDone: state === 'completed',
        content: stepLabel(step, contract),
        ...(state === 'completed' && { tone: 'success' }),
      }))}
    />
  );
}
