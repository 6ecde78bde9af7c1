/** The one locale every figure and date is written in. */
export const locale = 'en-US';

/**
 * What stands where a figure or a date cannot be written.
 *
 * @example
 * const value = milestone.dueDate === '' ? unknownText : formatDate(milestone.dueDate);
 */
export const unknownText = '—';

/**
 * Makes a thing when it is first asked for, and once. A formatter or collator of Intl loads what the browser knows of
 * languages: on a processor slowed four times the first of each kind took a page 60 to 100 ms.
 *
 * @example
 * const collator = onFirstUse(() => new Intl.Collator('en'));
 * const names = clients.map(({ companyName }) => companyName).toSorted(collator().compare);
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
