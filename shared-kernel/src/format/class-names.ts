/**
 * Joins class names to one `class` value. `undefined`, `false` and empty names are skipped.
 *
 * @example
 * classNames('card', undefined, 'wide') // 'card wide'
 */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
