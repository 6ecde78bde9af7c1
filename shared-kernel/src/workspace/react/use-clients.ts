import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  clientDirectory,
  emptyClientDirectory,
  type Client,
  type ClientDirectory,
  type NamedClient,
} from '../../domain/client';
import {
  foldName,
  typedClientName,
  type ClientReference,
} from '../../domain/client/client-reference';
import { recordsOfClient, type ClientCollection } from '../commands/client-records';
import type { RecordOf } from '../database/collections';
import { queryKeys } from '../database/query-cache';
import { useCollection, useIndexed } from './use-collection';
import { useRecord } from './use-record';
import { useWorkspaceScope } from './workspace-context';

const directories = new WeakMap<readonly Client[], ClientDirectory>();

function directoryOf(clients: readonly Client[]): ClientDirectory {
  const directory = directories.get(clients) ?? clientDirectory(clients);
  directories.set(clients, directory);
  return directory;
}

/**
 * Which client each record is of and what it is called now; an empty directory while the clients are being read.
 * While not `enabled` nothing is read, so that a list's first records come before it.
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

/** A name that no client has. */
const noName = '\u0000';

/**
 * The client that a record is of, without reading all of them; `undefined` where there is none, or not yet.
 *
 * @example
 * const owner = useClientOf(contract);
 */
export function useClientOf(record: ClientReference | undefined): Client | undefined {
  const clientId = record?.clientId === '' ? undefined : record?.clientId;
  const name = (record && record.clientId === undefined && typedClientName(record)) || noName;
  const { data: known } = useRecord('clients', clientId);
  const { data: named } = useIndexed('clients', 'name', { equals: foldName(name) });
  return useMemo(() => {
    if (known) return known;
    const id = record && named && directoryOf(named).idOf(record);
    return named?.find((client) => client.id === id);
  }, [known, named, record]);
}

/**
 * A record as it is shown: with the current name of the client that its id names.
 *
 * @example
 * const shown = useShownClient(contract);
 * <RecordText>{shown.client}</RecordText>
 */
export function useShownClient<T extends ClientReference>(record: T): T {
  const client = useClientOf(record);
  return useMemo(
    () => (client ? clientDirectory([client]).shown(record) : record),
    [client, record],
  );
}

/**
 * A client's records in a collection, under any name that it had.
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
    queryFn: () => recordsOfClient(source, collection, client),
  });
}
