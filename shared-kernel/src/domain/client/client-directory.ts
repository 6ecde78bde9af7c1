import {
  clientFieldOf,
  clientNames,
  noClientId,
  typedClientName,
  type ClientReference,
  type NamedClient,
  foldName,
} from './client-reference';

/** Finds the client that a record refers to. Also returns the current name of the client. */
export interface ClientDirectory {
  /**
   * Returns the id of the client. Without a `clientId`, the record's client name must be the full name of exactly one
   * client.
   */
  readonly idOf: (record: ClientReference) => string | undefined;
  /** Returns the client's current name. The fallback is the name in the record, and then an empty string. */
  readonly nameOf: (record: ClientReference) => string;
  /** Returns all names by which a search can find the record: the current, former and stored names of the client. */
  readonly namesOf: (record: ClientReference) => readonly string[];
  /**
   * Returns the record with the client's current name instead of the stored name. Returns the same object if both names
   * are equal.
   */
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
 * Creates a directory that finds clients by id and by current name. An exact match is preferred. Otherwise letter case
 * and Unicode form are ignored.
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

/** A directory without clients. It returns every name as stored. */
export const emptyClientDirectory: ClientDirectory = clientDirectory([]);

const choicePattern = /^(?<name>.*) \((?<id>[^()]+)\)$/su;

/**
 * Returns the options of a client select. Each option is the client's name. If several clients have the same name, the
 * option also has the id.
 */
export function clientChoices(clients: readonly NamedClient[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { companyName } of clients)
    counts.set(companyName, (counts.get(companyName) ?? 0) + 1);
  return clients.map(({ id, companyName }) =>
    counts.get(companyName) === 1 ? companyName : `${companyName} (${id})`,
  );
}

/**
 * Splits an option such as “Acme (CL-1)” into name and id. `clientChoices` creates such options for duplicate names.
 */
export function parseClientChoice(
  text: string,
): { readonly name: string; readonly id: string } | undefined {
  const { name, id } = choicePattern.exec(text)?.groups ?? {};
  return name === undefined || id === undefined ? undefined : { name, id };
}
