import { textMatcher } from 'shared-kernel/domain/search';
import { maxFound } from './search-records';

interface SanctionsEntry {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly country: string;
}

/** Returns up to five sanctions list entries whose id, name or other name contains the text. */
export function searchSanctionsEntries(text: string, entries: readonly SanctionsEntry[]) {
  const matches = textMatcher(text);
  return entries
    .filter(({ id, name, aliases }) => matches([id, name, ...aliases]))
    .slice(0, maxFound)
    .map(({ id, name, country }) => ({ id, label: name, detail: `${id} · ${country}` }));
}
