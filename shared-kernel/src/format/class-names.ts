/**
 * Joins all truthy names into one `class` value.
 *
 * @example
 * classNames('card', undefined, 'wide') // 'card wide'
 */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
