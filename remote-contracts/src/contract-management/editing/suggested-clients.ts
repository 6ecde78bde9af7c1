import { clientChoices } from 'shared-kernel/domain/client';
import { textMatcher, type SearchMode } from 'shared-kernel/domain/search';
import { foldName } from 'shared-kernel/workspace';

const maxSuggested = 20;

type NamedClients = Parameters<typeof clientChoices>[0];

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Returns the names of up to 20 clients that match the typed text. Names that start with the text come first. */
export function suggestedClients(
  clients: NamedClients,
  typed: string,
  reach: SearchMode,
): readonly string[] {
  const matches = textMatcher(typed, reach);
  const beginning = foldName(typed);
  const begins = ({ companyName }: NamedClients[number]) =>
    foldName(companyName).startsWith(beginning) ? 0 : 1;
  const found = clients
    .filter(({ companyName }) => matches([companyName]))
    .sort((a, b) => begins(a) - begins(b) || byName(a.companyName, b.companyName));
  return clientChoices(found.slice(0, maxSuggested));
}
