import type { Client } from 'shared-kernel/domain/client';
import type { TableOptions } from 'shared-kernel/records';
import { DataTable, type RowSelection } from 'shared-kernel/ui';
import { useOpenClient } from '../use-open-client';
import { clientSortKeys } from './client-sort';
import type { ClientFilters } from './use-client-filters';

interface ClientTableProps {
  readonly clients: readonly Client[];
  readonly filters: ClientFilters;
  readonly options: TableOptions<Client>;
  readonly selection: RowSelection<Client> | undefined;
}

const idOf = ({ id }: Client) => id;
const nameOf = ({ companyName }: Client) => companyName;

/** The same clients as rows. */
export function ClientTable({ clients, filters, options, selection }: ClientTableProps) {
  const { openId, openClient } = useOpenClient();
  const { sort, dir } = filters.order;
  return (
    <DataTable
      label="Clients"
      columns={options.columns}
      density={options.density}
      selection={selection}
      rowName={nameOf}
      rows={clients}
      rowKey={idOf}
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
