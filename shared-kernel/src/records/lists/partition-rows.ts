import { truncateText, formatNumber } from '../../format';

export interface RefusedRow<T> {
  readonly row: T;
  readonly reason: string;
}

/**
 * Separates accepted rows from refused rows, in their original order. `refusalOf` also receives the number of rows
 * accepted so far, for actions with a limit.
 */
export function partitionRows<T>(
  rows: readonly T[],
  refusalOf: (row: T, accepted: number) => string | undefined,
): { readonly fit: readonly T[]; readonly refused: readonly RefusedRow<T>[] } {
  const fit: T[] = [];
  const refused: RefusedRow<T>[] = [];
  for (const row of rows) {
    const reason = refusalOf(row, fit.length);
    if (reason === undefined) fit.push(row);
    else refused.push({ row, reason });
  }
  return { fit, refused };
}

/** Maximum number of rows that a message lists by name. */
export const maxListedNames = 5;

/**
 * Formats a list of names, such as `A, B and C`. A list of more than five names is shortened, as in `A, B, C, D, E and
 * 3 more`.
 */
export function formatNameList(names: readonly string[]): string {
  const named = names.slice(0, maxListedNames).map((name) => truncateText(name));
  const more = names.length - named.length;
  const last = more > 0 ? `${formatNumber(more)} more` : named.pop();
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} and ${last}`;
}
