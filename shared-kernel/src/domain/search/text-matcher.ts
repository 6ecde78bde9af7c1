const beyondAscii = /[^ -~]/;

/** Normalising changes no ASCII text, and most texts are. */
const folded = (text: string) =>
  (beyondAscii.test(text) ? text.normalize('NFKC') : text).toLowerCase();

/**
 * The search of every list, prepared for many records: a case-insensitive substring of any of the
 * texts; a blank search matches all.
 */
export function textMatcher(search: string): (texts: readonly string[]) => boolean {
  const wanted = folded(search.trim());
  if (wanted === '') return () => true;
  return (texts) => texts.some((text) => folded(text).includes(wanted));
}
