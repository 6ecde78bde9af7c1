/** The most characters of a search: as many as the name that it looks for. Longer ones take seconds to compare. */
export const maxSearchLength = 200;

/**
 * A search no longer than that, without half a character at its end.
 *
 * @example
 * searchText('crude oil') // 'crude oil'
 */
export const searchText = (text: string): string =>
  text.length <= maxSearchLength
    ? text
    : text.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, '');
