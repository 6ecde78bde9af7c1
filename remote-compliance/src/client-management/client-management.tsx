import { EmptyRecordList, ReadOnlyNotice, useListPersistence } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
  CommandButton,
  Icon,
} from 'shared-kernel/ui';
import { useCollection, useAvailability, useOwnCompany } from 'shared-kernel/workspace';
import { clientsHeading } from './screen';
import { Dialogs, useDialogOpener } from './lazy-dialogs';
import { ClientList } from './list/client-list';
import { clientListDefinition } from './list/client-list-definition';
import { ProfileDrawer } from './profile/profile-drawer';
import { useUrlAction } from 'shared-kernel/shell';
import { clientChangeCommands, clientTerms } from './commands/terms';

function AddClientButton() {
  const opening = useDialogOpener();
  const availability = useAvailability(clientTerms.editClient);
  const open = opening({ kind: 'add-client' });
  useUrlAction('add-client', () => {
    if (availability.state === 'available') open.onPress();
  });
  return (
    <CommandButton type="primary" icon={<Icon name="plus" />} availability={availability} {...open}>
      Add New Client
    </CommandButton>
  );
}

/** A button that imports clients from a file. Hidden without permission and in `reference` mode. */
function ImportClientsButton() {
  const opening = useDialogOpener();
  const isAvailable = useAvailability(clientTerms.editClient).state === 'available';
  return (
    isAvailable && (
      <CommandButton icon={<Icon name="upload" />} {...opening({ kind: 'import-clients' })}>
        Import
      </CommandButton>
    )
  );
}

export function ClientManagement() {
  const clients = useCollection('clients');
  const isOpening = useListPersistence(clientListDefinition);
  const ownership = { company: useOwnCompany() ?? '' };
  return (
    <Stack isClose>
      <ScreenHeader
        title={clientsHeading.title}
        description={clientsHeading.lead}
        actions={
          <>
            <ImportClientsButton />
            <AddClientButton />
            <ReadOnlyNotice
              cannot="change clients"
              terms={clientChangeCommands}
              ownership={ownership}
            />
          </>
        }
      />
      <DataView
        query={clients}
        isWaiting={isOpening}
        skeleton={
          <Stack isClose>
            <KpiRowSkeleton isSlim />
            <CardGridSkeleton />
          </Stack>
        }
        empty={
          <EmptyRecordList noun="clients">
            <EmptyState
              title="No clients yet"
              description="Each client has a profile, users, documents and a compliance record."
              illustration="people"
              action={<AddClientButton />}
            />
          </EmptyRecordList>
        }
      >
        {(list) => <ClientList clients={list} />}
      </DataView>
      <ProfileDrawer />
      <Dialogs />
    </Stack>
  );
}
