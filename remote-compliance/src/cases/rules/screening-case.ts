import type { ReviewCase } from 'shared-kernel/domain/review-case';

const screeningCauses: readonly ReviewCase['cause'][] = ['sanctions_hit', 'name_not_compared'];

export const isScreeningCase = ({ cause }: Pick<ReviewCase, 'cause'>): boolean =>
  screeningCauses.includes(cause);
