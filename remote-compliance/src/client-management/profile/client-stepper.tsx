import type { Client } from 'shared-kernel/domain/client';
import { RecordStepper } from 'shared-kernel/records';
import { useCollection } from 'shared-kernel/workspace';
import { useVisibleClients } from '../list/use-visible-clients';
import { useOpenClient } from '../use-open-client';

interface ClientStepperProps {
  readonly clientId: string;
}

const none: readonly Client[] = [];

/** To the client before and after this one, as the list is narrowed and ordered. */
export function ClientStepper({ clientId }: ClientStepperProps) {
  const { data: clients = none } = useCollection('clients');
  const { section, openClient } = useOpenClient();
  return (
    <RecordStepper
      noun="client"
      records={useVisibleClients(clients)}
      openId={clientId}
      onStep={(id) => openClient(id, section, 'replace')}
    />
  );
}
