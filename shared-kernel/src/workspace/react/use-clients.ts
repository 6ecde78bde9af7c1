import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createClientDirectory,
  emptyClientDirectory,
  type Client,
  type ClientDirectory,
  type NamedClient,
} from '../../domain/client';
import {
  normalizeName,
  getEnteredClientName,
  type ClientReference,
} from '../../domain/client/client-reference';
import { findClientRecords, type ClientCollection } from '../commands/client-records';
import type { RecordOf } from '../database/collections';
import { queryKeys } from '../database/query-cache';
import { useCollection, useRecordsByIndex } from './use-collection';
import { useRecord } from './use-record';
import { useWorkspaceScope } from './workspace-context';

const directories = new WeakMap<readonly Client[], ClientDirectory>();

function directoryOf(clients: readonly Client[]): ClientDirectory {
  const directory = directories.get(clients) ?? createClientDirectory(clients);
  directories.set(clients, directory);
  return directory;
}

/**
 * Returns a directory that finds the client of a record and the client’s current name. It is empty until the clients
 * have loaded. If `enabled` is false, they are not loaded.
 *
 * @example
 * const { nameOf } = useClientDirectory();
 * const name = nameOf(contract);
 */
export function useClientDirectory({
  enabled = true,
}: { readonly enabled?: boolean } = {}): ClientDirectory {
  const { data } = useCollection('clients', { enabled });
  return data ? directoryOf(data) : emptyClientDirectory;
}

const noName = '\u0000';

/**
 * Returns the client of a record without loading all clients; `undefined` while loading or if the record has no client.
 *
 * @example
 * const owner = useClientOfRecord(contract);
 */
export function useClientOfRecord(record: ClientReference | undefined): Client | undefined {
  const clientId = record?.clientId === '' ? undefined : record?.clientId;
  const name = (record && record.clientId === undefined && getEnteredClientName(record)) || noName;
  const { data: known } = useRecord('clients', clientId);
  const { data: named } = useRecordsByIndex('clients', 'name', { equals: normalizeName(name) });
  return useMemo(() => {
    if (known) return known;
    const id = record && named && directoryOf(named).idOf(record);
    return named?.find((client) => client.id === id);
  }, [known, named, record]);
}

/**
 * Returns a record with the client’s current name.
 *
 * @example
 * const shown = useRecordWithCurrentClient(contract);
 * <RecordText>{shown.client}</RecordText>
 */
export function useRecordWithCurrentClient<T extends ClientReference>(record: T): T {
  const client = useClientOfRecord(record);
  return useMemo(
    () => (client ? createClientDirectory([client]).shown(record) : record),
    [client, record],
  );
}

/**
 * Returns a client’s records in a collection, including records with a former name of the client.
 *
 * @example
 * const { data: contracts = [] } = useClientRecords('contracts', client);
 */
export function useClientRecords<C extends ClientCollection>(
  collection: C,
  { id, companyName, formerNames }: NamedClient,
): UseQueryResult<readonly RecordOf<C>[]> {
  const { source } = useWorkspaceScope().workspace;
  const client = { id, companyName, formerNames };
  return useQuery<readonly RecordOf<C>[]>({
    queryKey: [...queryKeys.derived(collection), 'of client', client],
    queryFn: () => findClientRecords(source, collection, client),
  });
}
