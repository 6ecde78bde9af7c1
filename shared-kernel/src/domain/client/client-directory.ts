import {
  clientFieldOf,
  clientNames,
  noClientId,
  typedClientName,
  type ClientReference,
  type NamedClient,
  foldName,
} from './client-reference';

/** Finds the client of a record, and that client's current name. */
export interface ClientDirectory {
  /** The client's id. Without `clientId`, the record's name must be the whole name of exactly one client. */
  readonly idOf: (record: ClientReference) => string | undefined;
  /** The client's current name, otherwise the typed name, otherwise an empty string. */
  readonly nameOf: (record: ClientReference) => string;
  /** Every name for finding the record: the client's current name, its former names and the typed name. */
  readonly namesOf: (record: ClientReference) => readonly string[];
  /** The record with the client's current name instead of the typed one; the same object if they are equal. */
  readonly shown: <T extends ClientReference>(record: T) => T;
}

function uniqueIds(clients: Iterable<NamedClient>, keyOf: (name: string) => string) {
  const ids = new Map<string, string | undefined>();
  for (const { id, companyName } of clients) {
    const key = keyOf(companyName);
    ids.set(key, ids.has(key) ? undefined : id);
  }
  return ids;
}

/**
 * Creates a directory of clients by id and by current name. It prefers an exact match to one in another letter case
 * or Unicode form.
 */
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

/** A directory without clients: every name stays as typed. */
export const emptyClientDirectory: ClientDirectory = clientDirectory([]);

const choicePattern = /^(?<name>.*) \((?<id>[^()]+)\)$/su;

/** The choices of a client select: each client's name, with its id if several clients have that name. */
export function clientChoices(clients: readonly NamedClient[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { companyName } of clients)
    counts.set(companyName, (counts.get(companyName) ?? 0) + 1);
  return clients.map(({ id, companyName }) =>
    counts.get(companyName) === 1 ? companyName : `${companyName} (${id})`,
  );
}

/** The name and the id in a choice such as “Acme (CL-1)”, which `clientChoices` makes if names repeat. */
export function chosenClientParts(
  text: string,
): { readonly name: string; readonly id: string } | undefined {
  const { name, id } = choicePattern.exec(text)?.groups ?? {};
  return name === undefined || id === undefined ? undefined : { name, id };
}
