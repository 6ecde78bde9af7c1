import { memo, useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { nothingFoundText } from 'shared-kernel/domain/search';
import { BulkActions, NoneOfOwn, ShowAllCompanies, useTableOptions } from 'shared-kernel/records';
import { Button, EmptyState, Stack, useRowSelection } from 'shared-kernel/ui';
import { useAvailability, useCompanyScope } from 'shared-kernel/workspace';
import { clientTerms } from '../../records/change-terms';
import { ClientCards } from './client-cards';
import { clientColumns } from './client-columns';
import { ClientFilterBar } from './client-filter-bar';
import { ClientSummaryCards } from './client-summary-cards';
import { ClientTable } from './client-table';
import { useClientFilters } from './use-client-filters';
import { useVisibleClients } from './use-visible-clients';

interface ClientListProps {
  readonly clients: readonly Client[];
}

const Cards = memo(ClientCards);

const bulkBar = async () =>
  (await import(/* webpackChunkName: "client-dialogs" */ './client-bulk-bar')).ClientBulkBar;

const clientKey = ({ id }: Client) => id;

/** Figures, filters, and the clients that pass them (CL1, CL2). */
export function ClientList({ clients }: ClientListProps) {
  const filters = useClientFilters();
  const scope = useCompanyScope();
  const { counts, countNote } = scope;
  const counted = useMemo(
    () => clients.filter(({ id, companyName }) => counts({ clientId: id, client: companyName })),
    [clients, counts],
  );
  const listed = useVisibleClients(clients);
  const options = useTableOptions(clientColumns);
  const selection = useRowSelection(listed, clientKey);
  // The sample has nothing that is done to several at once.
  const isPickable = useAvailability(clientTerms).state !== 'inert';

  return (
    <Stack isClose>
      <ClientSummaryCards clients={counted} note={countNote} filters={filters} />
      <ClientFilterBar filters={filters} listed={listed} total={clients.length} options={options} />
      {listed.length === 0 && scope.isNarrowed && !filters.isNarrowed && (
        <NoneOfOwn scope={scope} noun="client" />
      )}
      {listed.length === 0 && !(scope.isNarrowed && !filters.isNarrowed) && (
        <EmptyState
          title="No clients match"
          description={nothingFoundText({
            noun: 'client',
            searched: 'company or contact',
            text: filters.values.q,
            isFiltered: filters.values.risk !== 'all' || filters.values.show !== 'all',
          })}
          illustration="search"
          action={
            <>
              <Button onClick={filters.clear}>Clear filters</Button>{' '}
              <ShowAllCompanies scope={scope} />
            </>
          }
        />
      )}
      {listed.length > 0 && filters.values.view === 'cards' && <Cards clients={listed} />}
      {listed.length > 0 && filters.values.view === 'table' && (
        <>
          <ClientTable
            clients={listed}
            filters={filters}
            options={options}
            selection={isPickable ? selection : undefined}
          />
          <BulkActions load={bulkBar} selection={selection} options={options} />
        </>
      )}
    </Stack>
  );
}
