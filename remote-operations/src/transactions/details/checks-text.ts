import { processingStepLabel, type Transaction } from 'shared-kernel/domain/transaction';
import { formatNumber, unknownText } from 'shared-kernel/format';

/** How far the checks of a transaction have come: the one that is under way or has failed, and how many are through (TX4, TX7). */
export function checksText({ processingSteps }: Pick<Transaction, 'processingSteps'>): string {
  const total = processingSteps.length;
  if (total === 0) return unknownText;
  const through = processingSteps.filter(({ status }) => status === 'completed').length;
  const count = `${formatNumber(through)}/${formatNumber(total)}`;
  const at = processingSteps.find(({ status }) => status !== 'completed');
  return at ? `${processingStepLabel[at.step]} ${count}` : count;
}
