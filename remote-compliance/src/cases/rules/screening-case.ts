import type { ReviewCase } from 'shared-kernel/domain/review-case';

const screeningCauses: readonly ReviewCase['cause'][] = ['sanctions_hit', 'name_not_compared'];

/** Whether a case is about what the comparison with the sanctions list found. */
export const isScreeningCase = ({ cause }: Pick<ReviewCase, 'cause'>): boolean =>
  screeningCauses.includes(cause);
