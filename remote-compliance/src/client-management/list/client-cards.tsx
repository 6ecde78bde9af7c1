import { memo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { VirtualCardGrid } from 'shared-kernel/ui';
import { ClientCard } from './client-card';

interface ClientCardsProps {
  readonly clients: readonly Client[];
}

/** The list as cards, however long; typing into the search leaves it alone until it changes. */
export const ClientCards = memo(({ clients }: ClientCardsProps) => (
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
