import type { Contract } from 'shared-kernel/domain/contract';
import { formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Section, StatusTag, CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { notarizationStatusDisplay } from './notarization-status-display';
import { CalendarFileButton, useNotarizationEvent } from './calendar-file-button';
import { viewRecording } from '../commands/view-contracts';
import { useDialogOpener } from '../lazy-dialogs';
import { getContractOwnership } from '../commands/ownerships';
import { contractTerms } from '../commands/terms';

function RecordingButton({ contract }: { readonly contract: Contract }) {
  const opening = useDialogOpener();
  const hasRecording = contract.notarization.videoRecordingId !== undefined;
  return (
    <CommandButton
      size="small"
      icon={<Icon name="play" />}
      availability={useAvailability(viewRecording)}
      refusal={hasRecording ? undefined : 'There is no recording yet.'}
      {...opening({ kind: 'recording', contractId: contract.id })}
    >
      View Recording
    </CommandButton>
  );
}

const moment = (iso: string | undefined) => (iso === undefined ? undefined : formatDateTime(iso));

export function ContractNotarization({ contract }: { readonly contract: Contract }) {
  const { notarization } = contract;
  const { event } = useNotarizationEvent(contract);
  const opening = useDialogOpener();
  return (
    <Section
      title="Video notarization"
      look="plain"
      actions={
        <>
          <RecordingButton contract={contract} />
          <CommandButton
            size="small"
            icon={<Icon name="calendar" />}
            availability={useAvailability(
              contractTerms.scheduleNotarization,
              getContractOwnership(contract),
            )}
            refusal={
              notarization.status === 'completed' ? 'The notarization is completed.' : undefined
            }
            {...opening({ kind: 'schedule', contractId: contract.id })}
          >
            Schedule Notarization
          </CommandButton>
        </>
      }
    >
      <DescriptionGrid
        items={[
          {
            label: 'Status',
            value: <StatusTag view={notarizationStatusDisplay[notarization.status]} size="small" />,
          },
          { label: 'Required', value: notarization.required ? 'Yes' : 'No' },
          { label: 'Notary', value: notarization.notaryName },
          { label: 'Scheduled for', value: moment(notarization.scheduledDate) },
          ...(event === undefined
            ? []
            : [{ label: 'Calendar', value: <CalendarFileButton contract={contract} /> }]),
          { label: 'Completed', value: moment(notarization.completedDate) },
          { label: 'Recording', value: notarization.videoRecordingId },
        ]}
      />
    </Section>
  );
}
