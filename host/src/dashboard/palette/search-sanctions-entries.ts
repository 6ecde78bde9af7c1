import { createTextMatcher } from 'shared-kernel/domain/search';
import { maxSearchResults } from './search-records';

interface SanctionsEntry {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly country: string;
}

/** Returns up to five sanctions list entries whose id, name or other name contains the text. */
export function searchSanctionsEntries(text: string, entries: readonly SanctionsEntry[]) {
  const matches = createTextMatcher(text);
  return entries
    .filter(({ id, name, aliases }) => matches([id, name, ...aliases]))
    .slice(0, maxSearchResults)
    .map(({ id, name, country }) => ({ id, label: name, detail: `${id} · ${country}` }));
}
