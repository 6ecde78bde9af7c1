/**
 * Maximum length of a search in characters, equal to the maximum length of a name. A longer search would take seconds.
 */
export const maxSearchLength = 200;

/**
 * Truncates a search text to `maxSearchLength` without splitting a character.
 *
 * @example
 * truncateSearchText('crude oil') // 'crude oil'
 */
export const truncateSearchText = (text: string): string =>
  text.length <= maxSearchLength
    ? text
    : text.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, '');
