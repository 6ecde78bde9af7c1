import { DetailDrawer, RecordView, useLastOpen } from 'shared-kernel/records';
import { useRecord } from 'shared-kernel/workspace';
import { useOpenClient } from '../use-open-client';
import { ClientProfile } from './client-profile';
import { ClientStepper } from './client-stepper';
import { ClientToolbar } from './client-toolbar';

/** The open client's profile beside the list, or over all of a phone; the URL says whose (CL2). */
export function ProfileDrawer() {
  const { openId, closeClient } = useOpenClient();
  const lastId = useLastOpen(openId);
  const query = useRecord('clients', lastId);
  const { data: client } = query;
  return (
    <DetailDrawer
      open={openId !== ''}
      width={1040}
      title={client?.companyName ?? 'Client profile'}
      extra={<ClientStepper />}
      onClose={closeClient}
      footer={client && <ClientToolbar client={client} />}
    >
      <RecordView
        query={query}
        noun="Client"
        id={lastId ?? ''}
        backLabel="Back to all clients"
        onLeave={closeClient}
      >
        {(found) => <ClientProfile key={found.id} client={found} />}
      </RecordView>
    </DetailDrawer>
  );
}
