import { truncateText, formatNumber } from '../../format';

export interface RefusedRow<T> {
  readonly row: T;
  readonly reason: string;
}

/**
 * Splits rows into accepted and refused rows, in order. For actions with a limit, `refusalOf` also receives the number
 * of rows accepted so far.
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

/** Formats up to five names and the count of the others. For example, `A, B and C` or `A, B, C, D, E and 3 more`. */
export function formatNameList(names: readonly string[]): string {
  const named = names.slice(0, maxListedNames).map((name) => truncateText(name));
  const more = names.length - named.length;
  const last = more > 0 ? `${formatNumber(more)} more` : named.pop();
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} and ${last}`;
}
