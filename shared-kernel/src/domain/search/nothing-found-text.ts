interface Unfound {
  /** Name of the listed records, such as “contract”. */
  readonly noun: string;
  /** Names of the searched fields, such as “title or client”. */
  readonly searched: string;
  readonly text: string;
  readonly isFiltered: boolean;
}

/** The message for a list without results. It names the searched fields but not the other filters. */
export function nothingFoundText({ noun, searched, text, isFiltered }: Unfound): string {
  const wanted = text.trim();
  if (wanted === '') return `No ${noun}s match these filters.`;
  return isFiltered
    ? `No ${noun}s with “${wanted}” in ${searched} match the other filters.`
    : `No ${searched} contains “${wanted}”.`;
}
