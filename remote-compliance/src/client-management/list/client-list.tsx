import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { useTableOptions } from 'shared-kernel/records';
import { Stack } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { clientColumns } from './client-columns';
import { ClientFilterBar } from './client-filter-bar';
import { ClientResults } from './client-results';
import { ClientSummaryCards } from './client-summary-cards';
import { NoClientFound } from './no-client-found';
import { useClientFilters } from './use-client-filters';
import { useVisibleClients } from './use-visible-clients';

interface ClientListProps {
  readonly clients: readonly Client[];
}

/** Figures, filters, and the clients that pass them (CL1, CL2). */
export function ClientList({ clients }: ClientListProps) {
  const filters = useClientFilters();
  const { counts, countNote } = useCompanyScope();
  const counted = useMemo(
    () => clients.filter(({ id, companyName }) => counts({ clientId: id, client: companyName })),
    [clients, counts],
  );
  const listed = useVisibleClients(clients);
  const options = useTableOptions(clientColumns);
  return (
    <Stack isClose>
      <ClientSummaryCards clients={counted} note={countNote} filters={filters} />
      <ClientFilterBar filters={filters} listed={listed} total={clients.length} options={options} />
      {listed.length === 0 ? (
        <NoClientFound filters={filters} />
      ) : (
        <ClientResults clients={listed} filters={filters} options={options} />
      )}
    </Stack>
  );
}
