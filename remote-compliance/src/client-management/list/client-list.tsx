import { memo, useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { NoResults, RecordResults, useTableOptions } from 'shared-kernel/records';
import { Stack, VirtualCardGrid } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useClientDrawer } from '../use-client-drawer';
import { ClientCard } from './client-card';
import { clientColumns } from './client-columns';
import { ClientFilterBar } from './client-filter-bar';
import { clientSortKeys } from './client-sort';
import { ClientSummaryCards } from './client-summary-cards';
import { useClientFilters, useVisibleClients } from '../use-client-filters';
import { clientTerms } from '../commands/terms';
import { useClientStatistics } from '../use-client-statistics';

interface ClientsProps {
  readonly clients: readonly Client[];
}

/** Memoized, so that typing in the search field re-renders the cards only when the results change. */
const ClientCards = memo(function ClientCards({ clients }: ClientsProps) {
  return (
    <VirtualCardGrid
      label="Clients"
      items={clients}
      itemKey={({ id }) => id}
      renderItem={(client) => <ClientCard client={client} />}
      minColumnWidth={520}
      estimateRowHeight={200}
      gap={12}
    />
  );
});

const loadBulkBar = async () =>
  (await import(/* webpackChunkName: "client-dialogs" */ './client-bulk-bar')).ClientBulkBar;

const nameOf = ({ companyName }: Client) => companyName;

export function ClientList({ clients: stored }: ClientsProps) {
  const figures = useClientStatistics();
  const clients = useMemo(() => stored.map(figures), [stored, figures]);
  const filters = useClientFilters();
  const { view } = filters;
  const { q, risk, show, sort, dir } = filters.values;
  const listed = useVisibleClients(clients);
  const options = useTableOptions(clientColumns);
  const { openId, openClient } = useClientDrawer();
  const canPick = useAvailability(clientTerms.editClient).state !== 'inert';
  const found = { noun: 'client', searched: 'company or contact', text: q };
  return (
    <Stack isClose>
      <ClientSummaryCards clients={clients} filters={filters} />
      <ClientFilterBar filters={filters} listed={listed} total={clients.length} options={options} />
      {listed.length === 0 ? (
        <NoResults {...found} choices={[risk, show]} filters={filters} />
      ) : (
        <RecordResults
          label="Clients"
          kind="clients"
          records={listed}
          nameOf={nameOf}
          options={options}
          openId={openId}
          onOpen={openClient}
          cards={view === 'table' ? undefined : <ClientCards clients={listed} />}
          canPick={canPick}
          loadBulkBar={loadBulkBar}
          sort={{ key: sort, direction: dir }}
          onSort={({ key, direction }) => {
            const wanted = clientSortKeys.find((candidate) => candidate === key);
            if (wanted) filters.set({ sort: wanted, dir: direction });
          }}
        />
      )}
    </Stack>
  );
}
