import type { ReviewCase } from './review-case.schema';

type ScreeningCase = Pick<ReviewCase, 'cause' | 'name' | 'subject'>;

/** Whether a review case was opened because of a sanctions screening. */
export const isScreeningCase = ({ cause }: Pick<ReviewCase, 'cause'>): boolean =>
  cause === 'sanctions_hit' || cause === 'name_not_compared';

/**
 * Returns the title of the review case about a screened name. For a hit, `part` is the id of the matching sanctions
 * list entry.
 */
export const formatScreeningCaseName = (
  name: string,
  { cause, part = '' }: Pick<ReviewCase, 'cause'> & { readonly part?: string | undefined },
): string => `${name} (${cause === 'sanctions_hit' ? part : 'not compared'})`;

/** Whether a screening case is about one of these names. Other cases can be about other people of the same client. */
export const hasScreeningCaseName = (
  { cause, name, subject: { part } }: ScreeningCase,
  names: readonly string[],
): boolean => names.some((each) => name === formatScreeningCaseName(each, { cause, part }));
