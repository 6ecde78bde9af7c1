import type { Client } from 'shared-kernel/domain/client';
import { DataTable } from 'shared-kernel/ui';
import { useOpenClient } from '../use-open-client';
import { clientColumns } from './client-columns';
import { clientSortKeys } from './client-sort';
import { type ClientFilters } from './use-client-filters';

interface ClientTableProps {
  readonly clients: readonly Client[];
  readonly filters: ClientFilters;
}

/** The same clients as rows. */
export function ClientTable({ clients, filters }: ClientTableProps) {
  const { openId, openClient } = useOpenClient();
  const { sort, dir } = filters.order;
  return (
    <DataTable
      label="Clients"
      columns={clientColumns}
      rows={clients}
      rowKey={({ id }) => id}
      selectedKey={openId}
      sort={{ key: sort, direction: dir }}
      onSort={({ key, direction }) => {
        const wanted = clientSortKeys.find((candidate) => candidate === key);
        if (wanted) filters.set({ sort: wanted, dir: direction });
      }}
      onRow={({ id }) => openClient(id)}
    />
  );
}
