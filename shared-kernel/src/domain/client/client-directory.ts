import {
  clientFieldOf,
  clientNames,
  noClientId,
  typedClientName,
  type ClientReference,
  type NamedClient,
  foldName,
} from './client-reference';

/** Which client a record is of, and what that client is called now. */
export interface ClientDirectory {
  /** The client's id; a name decides where it is the whole name of exactly one client. */
  readonly idOf: (record: ClientReference) => string | undefined;
  /** The client's current name, or the name as it was typed; empty where there is neither. */
  readonly nameOf: (record: ClientReference) => string;
  /** Every name that the record is found by: the current one, as it was typed, and what the client was called before. */
  readonly namesOf: (record: ClientReference) => readonly string[];
  /** The record with the current name in place of the typed one; the same object where they are alike. */
  readonly shown: <T extends ClientReference>(record: T) => T;
}

/** The id under each name that exactly one client has. */
function uniqueIds(clients: Iterable<NamedClient>, keyOf: (name: string) => string) {
  const ids = new Map<string, string | undefined>();
  for (const { id, companyName } of clients) {
    const key = keyOf(companyName);
    ids.set(key, ids.has(key) ? undefined : id);
  }
  return ids;
}

/** The clients by id and by current name. A name in another case or form counts where no client is called exactly so. */
export function clientDirectory(clients: readonly NamedClient[]): ClientDirectory {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const exact = uniqueIds(clients, (name) => name);
  let folded: ReadonlyMap<string, string | undefined> | undefined;
  const shownRecords = new WeakMap<ClientReference, ClientReference>();

  function idByName(name: string): string | undefined {
    if (exact.has(name)) return exact.get(name);
    folded ??= uniqueIds(clients, foldName);
    return folded.get(foldName(name));
  }

  function idOf(record: ClientReference): string | undefined {
    const { clientId } = record;
    if (clientId !== undefined) return byId.get(clientId)?.id;
    const name = typedClientName(record);
    return name === undefined || name === '' ? undefined : idByName(name);
  }

  const clientOf = ({ clientId }: ClientReference) =>
    clientId === undefined ? undefined : byId.get(clientId);

  const nameOf = (record: ClientReference): string =>
    clientOf(record)?.companyName ?? typedClientName(record) ?? '';

  return {
    idOf,
    nameOf,
    namesOf(record) {
      const typed = typedClientName(record);
      const client = byId.get(idOf(record) ?? noClientId);
      const names = client ? clientNames(client) : [];
      return typed === undefined || names.includes(typed) ? names : [...names, typed];
    },
    shown<T extends ClientReference>(record: T): T {
      const name = clientOf(record)?.companyName;
      const field = clientFieldOf(record);
      if (name === undefined || field === undefined || record[field] === name) return record;
      const known = shownRecords.get(record) ?? { ...record, [field]: name };
      shownRecords.set(record, known);
      return known as T;
    },
  };
}

/** A directory without clients, in which every name stays as it was typed. */
export const emptyClientDirectory: ClientDirectory = clientDirectory([]);

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
