import { listClientChoices } from 'shared-kernel/domain/client';
import { createTextMatcher, type SearchMode } from 'shared-kernel/domain/search';
import { normalizeName } from 'shared-kernel/workspace';

const maxSuggested = 20;

type NamedClients = Parameters<typeof listClientChoices>[0];

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Returns the names of up to 20 clients that match the typed text. Names that start with the text come first. */
export function suggestClients(
  clients: NamedClients,
  typed: string,
  reach: SearchMode,
): readonly string[] {
  const matches = createTextMatcher(typed, reach);
  const beginning = normalizeName(typed);
  const begins = ({ companyName }: NamedClients[number]) =>
    normalizeName(companyName).startsWith(beginning) ? 0 : 1;
  const found = clients
    .filter(({ companyName }) => matches([companyName]))
    .sort((a, b) => begins(a) - begins(b) || byName(a.companyName, b.companyName));
  return listClientChoices(found.slice(0, maxSuggested));
}
