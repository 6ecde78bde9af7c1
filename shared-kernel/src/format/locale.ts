/** The locale for formatting all numbers and dates. */
export const locale = 'en-US';

/**
 * The text shown instead of a number or date that cannot be formatted.
 *
 * @example
 * const value = milestone.dueDate === '' ? unknownText : formatDate(milestone.dueDate);
 */
export const unknownText = '—';

/**
 * Returns a function that creates a value at the first call and caches it. Creating an `Intl` formatter takes up to 100
 * ms on a slow processor.
 *
 * @example
 * const collator = createLazyValue(() => new Intl.Collator('en'));
 * const names = clients.map(({ companyName }) => companyName).toSorted(collator().compare);
 */
export function createLazyValue<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
