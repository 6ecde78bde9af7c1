import { EmptyRecordList, ReadOnlyNotice, useListPersistence } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
  EmptyState,
  Button,
  Icon,
  CommandButton,
  useIsPhone,
} from 'shared-kernel/ui';
import { useCollection, useAvailability, useOwnCompany } from 'shared-kernel/workspace';
import { useUrlAction } from 'shared-kernel/shell';
import { contractsHeading } from './screen';
import { ContractDrawer } from './details/contract-drawer';
import { Dialogs, useDialogOpener } from './lazy-dialogs';
import { ContractList } from './list/contract-list';
import { contractListDefinition } from './list/contract-list-definition';
import { downloadContractDocument } from './commands/view-contracts';
import { contractTerms } from './commands/terms';

function CreateContractButton() {
  const opening = useDialogOpener();
  const availability = useAvailability(contractTerms.createContract);
  const open = opening({ kind: 'create' });
  useUrlAction('create-contract', () => {
    if (availability.state === 'available') open.onPress();
  });
  return (
    <CommandButton type="primary" icon={<Icon name="plus" />} availability={availability} {...open}>
      Create contract
    </CommandButton>
  );
}

function VerifyFileButton() {
  const { onPress, ...open } = useDialogOpener()({ kind: 'verify' });
  const availability = useAvailability(downloadContractDocument);
  const isPhone = useIsPhone();
  useUrlAction('verify-file', () => {
    if (availability.state !== 'inert') onPress();
  });
  if (availability.state === 'inert') return null;
  return (
    <Button
      icon={<Icon name="shield-check" />}
      aria-label="Verify a file"
      onClick={onPress}
      {...open}
    >
      {isPhone ? 'Verify' : 'Verify a file'}
    </Button>
  );
}

const changes = [
  contractTerms.createContract,
  contractTerms.attachContractDocument,
  contractTerms.changeContractStatus,
  contractTerms.recordSignature,
];

const NoContracts = () => (
  <EmptyRecordList noun="contracts">
    <EmptyState
      title="No contracts yet"
      description="New contracts appear here."
      action={<CreateContractButton />}
    />
  </EmptyRecordList>
);

export function ContractManagement() {
  const contracts = useCollection('contracts');
  const isOpening = useListPersistence(contractListDefinition);
  const ownership = { company: useOwnCompany() ?? '' };
  return (
    <Stack isClose>
      <ScreenHeader
        title={contractsHeading.title}
        description={contractsHeading.lead}
        actions={
          <>
            <VerifyFileButton />
            <CreateContractButton />
            <ReadOnlyNotice cannot="change contracts" terms={changes} ownership={ownership} />
          </>
        }
      />
      <DataView
        query={contracts}
        isWaiting={isOpening}
        skeleton={
          <Stack isClose>
            <KpiRowSkeleton isSlim />
            <CardGridSkeleton count={3} />
          </Stack>
        }
        empty={<NoContracts />}
      >
        {(list) => <ContractList contracts={list} />}
      </DataView>
      <ContractDrawer />
      <Dialogs />
    </Stack>
  );
}
