const beyondAscii = /[^ -~]/;

/** Normalising changes no ASCII text, and most texts are. */
const folded = (text: string) =>
  (beyondAscii.test(text) ? text.normalize('NFKC') : text).toLowerCase();

const wantedOf = (search: string) => folded(search.trim());

/** Whether a search finds nothing but what another finds, because it says all that the other does. */
export const isNarrower = (search: string, than: string): boolean =>
  wantedOf(search).includes(wantedOf(than));

/** Whether a search finds everything. */
export const isBlank = (search: string): boolean => search.trim() === '';

/**
 * The search of every list, prepared for many records: a case-insensitive substring of any of the
 * texts; a blank search matches all.
 */
export function textMatcher(search: string): (texts: readonly string[]) => boolean {
  const wanted = wantedOf(search);
  if (wanted === '') return () => true;
  return (texts) => texts.some((text) => folded(text).includes(wanted));
}

/** Stands between the texts of one record, and in no search that somebody types. */
const between = '\u0000';

/** The texts of a record as `joinedMatcher` looks in them: in 100,000 so for 5 ms of processor time in place of 45. */
export const joinedTexts = (texts: readonly string[]): string => texts.map(folded).join(between);

/** `textMatcher` for texts that are joined; nothing where a search could be found across two of them. */
export function joinedMatcher(search: string): ((joined: string) => boolean) | undefined {
  const wanted = wantedOf(search);
  return wanted.includes(between) ? undefined : (joined) => joined.includes(wanted);
}
