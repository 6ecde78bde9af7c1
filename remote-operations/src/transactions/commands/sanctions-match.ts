import type { Transaction } from 'shared-kernel/domain/transaction';

/** By which whoever holds a transaction says that somebody may stand on a list of sanctions. */
const words = /\b(?:ofac|sdn|sanction(?:s|ed)?|embargo(?:es|ed)?)\b/i;

/**
 * Whether a transaction is held because of a possible match with a list of sanctions, as far as the reason of its hold
 * tells: releasing it then has to be said why, as holding it was. A word too many asks once more than it had to.
 */
export const isSanctionsMatch = ({
  status,
  holdReason = '',
}: Pick<Transaction, 'status' | 'holdReason'>): boolean =>
  status === 'compliance_review' && words.test(holdReason);
