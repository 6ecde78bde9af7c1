import { useMemo } from 'react';
import { DetailDrawer, RecordView, useLastOpenId, RecordStepper } from 'shared-kernel/records';
import { useRecord, useCollection } from 'shared-kernel/workspace';
import { useClientDrawer } from '../use-client-drawer';
import { ClientProfile } from './client-profile';
import { ClientToolbar } from './client-toolbar';
import type { Client } from 'shared-kernel/domain/client';
import { useVisibleClients } from '../use-client-filters';
import { useClientStatistics } from '../use-client-statistics';

const none: readonly Client[] = [];

function ClientStepper() {
  const { data: stored = none } = useCollection('clients');
  const figures = useClientStatistics();
  const clients = useMemo(() => stored.map(figures), [stored, figures]);
  const { openId, section, openClient } = useClientDrawer();
  return (
    <RecordStepper
      noun="client"
      records={useVisibleClients(clients)}
      openId={openId}
      onStep={(id) => openClient(id, section, 'step')}
    />
  );
}

/** Drawer with the profile of the client whose id is in the URL. On phones, the drawer fills the screen (CL2). */
export function ProfileDrawer() {
  const { openId, closeClient } = useClientDrawer();
  const lastId = useLastOpenId(openId);
  const query = useRecord('clients', lastId);
  const { data: client } = query;
  const figures = useClientStatistics();
  return (
    <DetailDrawer
      open={openId !== ''}
      width={1040}
      title={client?.companyName ?? 'Client profile'}
      extra={<ClientStepper />}
      onClose={closeClient}
      footer={client && <ClientToolbar client={figures(client)} />}
    >
      <RecordView
        query={query}
        noun="Client"
        id={lastId ?? ''}
        backLabel="Back to all clients"
        onLeave={closeClient}
      >
        {(found) => <ClientProfile key={found.id} client={figures(found)} />}
      </RecordView>
    </DetailDrawer>
  );
}
