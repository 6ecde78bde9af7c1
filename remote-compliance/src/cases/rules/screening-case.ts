import type { ReviewCase } from 'shared-kernel/domain/review-case';

const screeningCauses: readonly ReviewCase['cause'][] = ['sanctions_hit', 'name_not_compared'];

/** Whether a review case is about a finding of the sanctions screening. */
export const isScreeningCase = ({ cause }: Pick<ReviewCase, 'cause'>): boolean =>
  screeningCauses.includes(cause);
