import { clientChoices } from 'shared-kernel/domain/client';
import { textMatcher, type SearchReach } from 'shared-kernel/domain/search';
import { foldName } from 'shared-kernel/workspace';

const maxSuggested = 20;

type NamedClients = Parameters<typeof clientChoices>[0];

const byName = new Intl.Collator('en', { numeric: true }).compare;

/**
 * The names of the first clients, by name, that the search of a list would find by what is typed; those that begin with
 * it come first. Of several with the same name each has its id beside it.
 */
export function suggestedClients(
  clients: NamedClients,
  typed: string,
  reach: SearchReach,
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
