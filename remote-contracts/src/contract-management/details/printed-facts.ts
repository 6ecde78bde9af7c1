import {
  contractStatusView,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { legalReviewView } from '../legal-review-view';
import { notarizationStatusView } from '../notarization/notarization-status-view';
import { formatDate, formatDateTime, unknownText } from 'shared-kernel/format';

function notarizationText({ notarization }: Contract): string {
  const { status, notaryName, scheduledDate, completedDate } = notarization;
  const at = completedDate ?? scheduledDate;
  return [notarizationStatusView[status].label, notaryName, at && formatDateTime(at)]
    .filter(Boolean)
    .join(', ');
}

const orDash = (text: string) => (text.trim() === '' ? unknownText : text);

/** The contract's single facts as paper shows them. */
export const printedFacts = (
  contract: Contract,
  now: string,
): readonly (readonly [string, string])[] => [
  ['Type', contractTypeLabel[contract.type]],
  ['Client', orDash(contract.client)],
  ['Value', orDash(contract.value)],
  ['Status', contractStatusView[contract.status].label],
  ['Legal validation', legalReviewView[contract.legalReview].label],
  ['Legal review', contract.legalReview],
  ['Created', formatDate(contract.createdDate)],
  ['Last modified', formatDate(contract.lastModified)],
  ['Video notarization', notarizationText(contract)],
  ...(contract.amends === undefined ? [] : [['Amends', contract.amends] as const]),
  ...(contract.amendments ? [['Amended by', contract.amendments.join(', ')] as const] : []),
  ['As of', formatDateTime(now)],
];
