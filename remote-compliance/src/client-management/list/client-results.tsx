import type { Client } from 'shared-kernel/domain/client';
import { BulkActions, type TableOptions } from 'shared-kernel/records';
import { PickedRows, useRowSelection, VirtualCardGrid } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { memo } from 'react';
import { clientTerms } from '../../records/change-terms';
import { ClientTable } from './client-table';
import type { ClientFilters } from './use-client-filters';
import { ClientCard } from './client-card';

interface ClientCardsProps {
  readonly clients: readonly Client[];
}

/** The list as cards, however long; typing into the search leaves it alone until it changes. */
const ClientCards = memo(({ clients }: ClientCardsProps) => (
  <VirtualCardGrid
    label="Clients"
    items={clients}
    itemKey={({ id }) => id}
    renderItem={(client) => <ClientCard client={client} />}
    minColumnWidth={520}
    estimateRowHeight={200}
    gap={12}
  />
));
ClientCards.displayName = 'ClientCards';

interface ClientResultsProps {
  readonly clients: readonly Client[];
  readonly filters: ClientFilters;
  readonly options: TableOptions<Client>;
}

const bulkBar = async () =>
  (await import(/* webpackChunkName: "client-dialogs" */ './client-bulk-bar')).ClientBulkBar;

const clientKey = ({ id }: Client) => id;

/** The clients that pass the filters, as cards or as a table, and what is done with the picked ones (CL2). */
export function ClientResults({ clients, filters, options }: ClientResultsProps) {
  const selection = useRowSelection(clients, clientKey);
  // The sample has nothing that is done to several at once.
  const isPickable = useAvailability(clientTerms).state !== 'inert';
  const picking = isPickable ? selection : undefined;
  const isTable = filters.values.view === 'table';
  return (
    <>
      {isTable ? (
        <ClientTable clients={clients} filters={filters} options={options} selection={picking} />
      ) : (
        <PickedRows value={picking}>
          <ClientCards clients={clients} />
        </PickedRows>
      )}
      <BulkActions load={bulkBar} isTable={isTable} selection={selection} options={options} />
    </>
  );
}
