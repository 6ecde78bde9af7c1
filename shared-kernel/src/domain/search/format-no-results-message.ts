interface Unfound {
  readonly noun: string;
  readonly searched: string;
  readonly text: string;
  readonly isFiltered: boolean;
}

/** Returns the message for a list without results. It names the fields that were searched. */
export function formatNoResultsMessage({ noun, searched, text, isFiltered }: Unfound): string {
  const wanted = text.trim();
  if (wanted === '') return `No ${noun}s match these filters.`;
  return isFiltered
    ? `No ${noun}s with “${wanted}” in ${searched} match the other filters.`
    : `No ${searched} contains “${wanted}”.`;
}
