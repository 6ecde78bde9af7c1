import type { NamedClient } from './client-reference';

const choicePattern = /^(?<name>.*) \((?<id>[^()]+)\)$/su;

/** What a form offers for each client: its name, with its id where several have the same one. */
export function clientChoices(clients: readonly NamedClient[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { companyName } of clients)
    counts.set(companyName, (counts.get(companyName) ?? 0) + 1);
  return clients.map(({ id, companyName }) =>
    counts.get(companyName) === 1 ? companyName : `${companyName} (${id})`,
  );
}

/** The name and the id in a text that a form offers for one of several clients of the same name. */
export function chosenClientParts(
  text: string,
): { readonly name: string; readonly id: string } | undefined {
  const { name, id } = choicePattern.exec(text)?.groups ?? {};
  return name === undefined || id === undefined ? undefined : { name, id };
}
