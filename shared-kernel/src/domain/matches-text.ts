const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** The search of every list: a case-insensitive substring of any of the texts; a blank search matches all. */
export function matchesText(search: string, texts: readonly string[]): boolean {
  const wanted = folded(search.trim());
  return wanted === '' || texts.some((text) => folded(text).includes(wanted));
}
