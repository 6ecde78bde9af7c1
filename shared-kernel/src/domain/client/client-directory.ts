import {
  findClientField,
  listClientNames,
  noClientId,
  getEnteredClientName,
  type ClientReference,
  type NamedClient,
  normalizeName,
} from './client-reference';

/** Finds the client of a record and the current name of that client. */
export interface ClientDirectory {
  /** Returns the id of the client. If the record has no `clientId`, its client name must match exactly one client. */
  readonly idOf: (record: ClientReference) => string | undefined;
  /**
   * Returns the current name of the client. If there is no client, returns the name in the record or an empty string.
   */
  readonly nameOf: (record: ClientReference) => string;
  /**
   * Returns all names by which a search finds the record. These are all names of its client and the name in the record.
   */
  readonly namesOf: (record: ClientReference) => readonly string[];
  /** Returns the record with the client's current name. Returns the same object if the name is unchanged. */
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
 * Creates a directory that finds clients by id or current name. An exact match of the name takes precedence over a
 * match that ignores letter case and Unicode form.
 */
export function createClientDirectory(clients: readonly NamedClient[]): ClientDirectory {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const exact = uniqueIds(clients, (name) => name);
  let folded: ReadonlyMap<string, string | undefined> | undefined;
  const shownRecords = new WeakMap<ClientReference, ClientReference>();

  function idByName(name: string): string | undefined {
    if (exact.has(name)) return exact.get(name);
    folded ??= uniqueIds(clients, normalizeName);
    return folded.get(normalizeName(name));
  }

  function idOf(record: ClientReference): string | undefined {
    const { clientId } = record;
    if (clientId !== undefined) return byId.get(clientId)?.id;
    const name = getEnteredClientName(record);
    return name === undefined || name === '' ? undefined : idByName(name);
  }

  const clientOf = ({ clientId }: ClientReference) =>
    clientId === undefined ? undefined : byId.get(clientId);

  const nameOf = (record: ClientReference): string =>
    clientOf(record)?.companyName ?? getEnteredClientName(record) ?? '';

  return {
    idOf,
    nameOf,
    namesOf(record) {
      const typed = getEnteredClientName(record);
      const client = byId.get(idOf(record) ?? noClientId);
      const names = client ? listClientNames(client) : [];
      return typed === undefined || names.includes(typed) ? names : [...names, typed];
    },
    shown<T extends ClientReference>(record: T): T {
      const name = clientOf(record)?.companyName;
      const field = findClientField(record);
      if (name === undefined || field === undefined || record[field] === name) return record;
      const known = shownRecords.get(record) ?? { ...record, [field]: name };
      shownRecords.set(record, known);
      return known as T;
    },
  };
}

/** A directory without clients, which returns names as they are stored in the records. */
export const emptyClientDirectory: ClientDirectory = createClientDirectory([]);

const choicePattern = /^(?<name>.*) \((?<id>[^()]+)\)$/su;

/**
 * Returns the option texts of a client select field. If several clients have the same name, the texts include the id.
 */
export function listClientChoices(clients: readonly NamedClient[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { companyName } of clients)
    counts.set(companyName, (counts.get(companyName) ?? 0) + 1);
  return clients.map(({ id, companyName }) =>
    counts.get(companyName) === 1 ? companyName : `${companyName} (${id})`,
  );
}

/** Splits an option of `listClientChoices`, such as “Acme (CL-1)”, into name and id. */
export function parseClientChoice(
  text: string,
): { readonly name: string; readonly id: string } | undefined {
  const { name, id } = choicePattern.exec(text)?.groups ?? {};
  return name === undefined || id === undefined ? undefined : { name, id };
}
