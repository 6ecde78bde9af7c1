import { memo } from 'react';
import { type Client } from 'shared-kernel/domain/client';
import { nothingFoundText } from 'shared-kernel/domain/search';
import { Button, EmptyState, Stack } from 'shared-kernel/ui';
import { ClientCards } from './client-cards';
import { ClientFilterBar } from './client-filter-bar';
import { ClientSummaryCards } from './client-summary-cards';
import { ClientTable } from './client-table';
import { useClientFilters } from './use-client-filters';
import { useVisibleClients } from './use-visible-clients';

interface ClientListProps {
  readonly clients: readonly Client[];
}

const Cards = memo(ClientCards);

/** Figures, filters, and the clients that pass them (CL1, CL2). */
export function ClientList({ clients }: ClientListProps) {
  const filters = useClientFilters();
  const listed = useVisibleClients(clients);

  return (
    <Stack>
      <ClientSummaryCards clients={clients} filters={filters} />
      <ClientFilterBar filters={filters} listed={listed} total={clients.length} />
      {listed.length === 0 && (
        <EmptyState
          title="No client matches these filters"
          description={nothingFoundText({
            noun: 'client',
            searched: 'company or contact',
            text: filters.values.q,
            isFiltered: filters.values.risk !== 'all' || filters.values.show !== 'all',
          })}
          illustration="search"
          action={<Button onClick={filters.clear}>Clear filters</Button>}
        />
      )}
      {listed.length > 0 && filters.values.view === 'cards' && <Cards clients={listed} />}
      {listed.length > 0 && filters.values.view === 'table' && (
        <ClientTable clients={listed} filters={filters} />
      )}
    </Stack>
  );
}
