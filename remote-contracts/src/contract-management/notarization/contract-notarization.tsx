import type { Contract } from 'shared-kernel/domain/contract';
import { notarizationStatusView } from './notarization-status-view';
import { formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Section, StatusTag } from 'shared-kernel/ui';
import { CalendarFileButton } from './calendar-file-button';
import { RecordingButton } from './recording-button';
import { ScheduleButton } from './schedule-button';
import { useNotarizationEvent } from './use-notarization-event';

interface ContractNotarizationProps {
  readonly contract: Contract;
}

const moment = (iso: string | undefined) => (iso === undefined ? undefined : formatDateTime(iso));

/** The video notarization: how it stands, View Recording and Schedule Notarization (C7, C11). */
export function ContractNotarization({ contract }: ContractNotarizationProps) {
  const { notarization } = contract;
  const { event } = useNotarizationEvent(contract);
  return (
    <Section
      title="Video notarization"
      look="plain"
      actions={
        <>
          <RecordingButton contract={contract} />
          <ScheduleButton contract={contract} />
        </>
      }
    >
      <DescriptionGrid
        items={[
          {
            label: 'Status',
            value: <StatusTag view={notarizationStatusView[notarization.status]} size="small" />,
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
