import type { Client } from 'shared-kernel/domain/client';
import { RecordStepper } from 'shared-kernel/records';
import { useCollection } from 'shared-kernel/workspace';
import { useVisibleClients } from '../list/use-visible-clients';
import { useOpenClient } from '../use-open-client';

const none: readonly Client[] = [];

/** To the client before and after the open one, as the list is narrowed and ordered. */
export function ClientStepper() {
  const { data: clients = none } = useCollection('clients');
  const { openId, section, openClient } = useOpenClient();
  return (
    <RecordStepper
      noun="client"
      records={useVisibleClients(clients)}
      openId={openId}
      onStep={(id) => openClient(id, section, 'replace')}
    />
  );
}
