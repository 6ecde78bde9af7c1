import {
  createClientDirectory,
  listClientNames,
  toClientReference,
  type Client,
  type NamedClient,
} from '../../domain/client';
import { parseClientChoice } from '../../domain/client/client-directory';
import {
  normalizeName,
  getEnteredClientName,
  type ClientReference,
} from '../../domain/client/client-reference';
import type { CollectionName, IndexName, RecordOf } from '../database/collections';
import type { WorkspaceSource } from '../database/source';

/** An object that finds records by index, such as a `WorkspaceSource` or a command’s transaction. */
export type RecordFinder = Pick<WorkspaceSource, 'find'>;

/** Collections whose records contain the name of a client. */
export type ClientCollection = 'contracts' | 'transactions' | 'processes' | 'complianceRecords';

const nameIndexes: { readonly [C in ClientCollection]: IndexName<C> } = {
  contracts: 'client',
  transactions: 'counterparty',
  processes: 'client',
  complianceRecords: 'name',
};

export const getClientReference = (collection: CollectionName, record: object): ClientReference =>
  collection === 'complianceRecords'
    ? toClientReference(record as RecordOf<'complianceRecords'>)
    : record;

export const findClientsByName = (finder: RecordFinder, name: string): Promise<readonly Client[]> =>
  finder.find('clients', 'name', { equals: normalizeName(name) });

/** Returns the contracts, transactions and processes that contain a client name. */
export async function findRecordsByClientName(
  finder: RecordFinder,
  name: string,
): Promise<readonly RecordOf<ClientCollection>[]> {
  const equals = normalizeName(name);
  const found = await Promise.all([
    finder.find('contracts', 'client', { equals }),
    finder.find('transactions', 'counterparty', { equals }),
    finder.find('processes', 'client', { equals }),
  ]);
  return found.flat();
}

/**
 * The records of a client in a collection, in key order. They contain the current name or a former name of the client.
 */
export async function findClientRecords<C extends ClientCollection>(
  finder: RecordFinder,
  collection: C,
  client: NamedClient,
): Promise<readonly RecordOf<C>[]> {
  const { idOf } = createClientDirectory(await findClientsByName(finder, client.companyName));
  const names = [...new Set(listClientNames(client).map(normalizeName))];
  const index: IndexName<C> = nameIndexes[collection];
  const found = await Promise.all(
    names.map((equals) => finder.find(collection, index, { equals })),
  );
  return found
    .flat()
    .filter((record) => idOf(getClientReference(collection, record)) === client.id)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Returns the id of a record’s client. If the record has no `clientId`, its client name must match the full name of
 * exactly one client.
 */
export async function findClientId(
  finder: RecordFinder,
  record: ClientReference,
): Promise<string | undefined> {
  if (record.clientId !== undefined) return record.clientId;
  const name = getEnteredClientName(record);
  if (name === undefined || name.trim() === '') return undefined;
  return createClientDirectory(await findClientsByName(finder, name)).idOf(record);
}

/**
 * Returns a reference to the client that the text of a form field identifies. If the text identifies no client, the
 * reference contains only the text.
 */
export async function resolveClientChoice(
  finder: RecordFinder,
  text: string,
): Promise<{ readonly client: string; readonly clientId?: string }> {
  const parts = parseClientChoice(text);
  const named = parts ? await findClientsByName(finder, parts.name) : [];
  const chosen = named.find(
    ({ id, companyName }) => id === parts?.id && companyName === parts.name,
  );
  if (chosen) return { client: chosen.companyName, clientId: chosen.id };
  const clientId = await findClientId(finder, { client: text });
  return { client: text, ...(clientId !== undefined && { clientId }) };
}

const referring: readonly CollectionName[] = [
  'contracts',
  'transactions',
  'processes',
  'notifications',
  'complianceRecords',
];

export async function addClientId(
  finder: RecordFinder,
  collection: CollectionName,
  record: object,
): Promise<object> {
  if (!referring.includes(collection)) return record;
  const reference = getClientReference(collection, record);
  if (reference.clientId !== undefined) return record;
  const clientId = await findClientId(finder, reference);
  return clientId === undefined ? record : { ...record, clientId };
}
