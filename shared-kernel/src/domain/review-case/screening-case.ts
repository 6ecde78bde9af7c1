import type { ReviewCase } from './review-case.schema';

type ScreeningCase = Pick<ReviewCase, 'cause' | 'name' | 'subject'>;

/** Whether a review case is about a result of the comparison with the sanctions list. */
export const isScreeningCase = ({ cause }: Pick<ReviewCase, 'cause'>): boolean =>
  cause === 'sanctions_hit' || cause === 'name_not_compared';

/** The name of the review case about a screened name. For a hit, `part` is the id of the sanctions list entry. */
export const screeningCaseName = (
  name: string,
  { cause, part = '' }: Pick<ReviewCase, 'cause'> & { readonly part?: string | undefined },
): string => `${name} (${cause === 'sanctions_hit' ? part : 'not compared'})`;

/** Whether a review case of screening is about one of the names, and not about another person of the same client. */
export const isCaseAboutName = (
  { cause, name, subject: { part } }: ScreeningCase,
  names: readonly string[],
): boolean => names.some((each) => name === screeningCaseName(each, { cause, part }));
