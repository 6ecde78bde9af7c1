import type { Client } from 'shared-kernel/domain/client';
import { VirtualCardGrid } from 'shared-kernel/ui';
import { ClientCard } from './client-card';

interface ClientCardsProps {
  readonly clients: readonly Client[];
}

/** The list as cards, however long. */
export const ClientCards = ({ clients }: ClientCardsProps) => (
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
