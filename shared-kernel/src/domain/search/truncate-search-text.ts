/** Maximum search length in characters, equal to that of a name. Longer texts take seconds to compare. */
export const maxSearchLength = 200;

/**
 * The search text, truncated to `maxSearchLength` without splitting a character.
 *
 * @example
 * truncateSearchText('crude oil') // 'crude oil'
 */
export const truncateSearchText = (text: string): string =>
  text.length <= maxSearchLength
    ? text
    : text.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, '');
