interface Unfound {
  /** What is listed, such as “contract”. */
  readonly noun: string;
  /** What the search looks at, such as “title or client”. */
  readonly searched: string;
  readonly text: string;
  /** Whether a filter beside the search is on. */
  readonly isFiltered: boolean;
}

/** Why a list shows nothing, naming no more than what was searched. */
export function nothingFoundText({ noun, searched, text, isFiltered }: Unfound): string {
  const wanted = text.trim();
  if (wanted === '') return `No ${noun}s match these filters.`;
  return isFiltered
    ? `No ${noun}s with “${wanted}” in ${searched} match the other filters.`
    : `No ${searched} contains “${wanted}”.`;
}
