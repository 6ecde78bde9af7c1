import type { Process } from 'shared-kernel/domain/process';
import { formatDateTime, formatNumber, createNewestFirstComparator } from 'shared-kernel/format';
import { CopyableText } from 'shared-kernel/records';
import { CommandButton, Icon, RecordText, Section, StatusTag, Timeline } from 'shared-kernel/ui';
import { useAvailability, useSampleValuesRemark } from 'shared-kernel/workspace';
import { useDialogOpener } from '../lazy-dialogs';
import styles from '../process-details.module.css';
import { communicationChannelDisplay, smartContractStatusDisplay } from '../rules/process-fields';
import { processTerms } from '../commands/terms';
import { getProcessOwnership } from '../commands/get-process-ownership';

const CommunicationTimeline = ({ communications }: Pick<Process, 'communications'>) =>
  communications.length === 0 ? (
    <p className={styles.quiet}>No messages yet.</p>
  ) : (
    <Timeline
      label="Communications"
      items={communications.map(({ id, at, channel, from, to, subject, message }) => ({
        id,
        icon: communicationChannelDisplay[channel].icon,
        tone: communicationChannelDisplay[channel].tone,
        title: subject,
        meta: (
          <>
            {communicationChannelDisplay[channel].label} from <RecordText whole>{from}</RecordText>{' '}
            to <RecordText whole>{to}</RecordText>, <time dateTime={at}>{formatDateTime(at)}</time>
          </>
        ),
        body: (
          <p className={styles.message}>
            <RecordText whole>{message}</RecordText>
          </p>
        ),
      }))}
    />
  );

const SmartContractRecords = ({ records }: { readonly records: Process['smartContracts'] }) =>
  records.length === 0 ? (
    <p className={styles.quiet}>No records yet.</p>
  ) : (
    <Timeline
      label="Smart contract records"
      items={records.map(({ id, at, event, description, status, hash, block }) => ({
        id,
        icon: smartContractStatusDisplay[status].icon,
        tone: smartContractStatusDisplay[status].tone,
        title: (
          <span className={styles.line}>
            <RecordText whole>{event}</RecordText>
            <StatusTag view={smartContractStatusDisplay[status]} size="small" />
          </span>
        ),
        meta: (
          <span className={styles.meta}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>{block === undefined ? 'Unconfirmed' : `Block ${formatNumber(block)}`}</span>
            <CopyableText text={hash} label={`hash of ${event}`} truncate={18} />
          </span>
        ),
        body: (
          <p className={styles.message}>
            <RecordText whole>{description}</RecordText>
          </p>
        ),
      }))}
    />
  );

interface ProcessLogProps {
  readonly process: Process;
}

const byTime = createNewestFirstComparator(({ at }: { readonly at: string }) => at);

function WriteMessageButton({ process }: ProcessLogProps) {
  const opening = useDialogOpener();
  const availability = useAvailability(processTerms.postMessage, getProcessOwnership(process));
  if (availability.state !== 'available') return null;
  return (
    <CommandButton
      size="small"
      icon={<Icon name="edit" />}
      availability={availability}
      {...opening({ kind: 'message', processId: process.id })}
    >
      Write a message
    </CommandButton>
  );
}

/**
 * The communication timeline and the smart contract records of a process (PM2), newest first. In `reference` mode they
 * are in stored order.
 */
export function ProcessLog({ process }: ProcessLogProps) {
  const { communications, smartContracts } = process;
  const remark = useSampleValuesRemark();
  const isWorked = useAvailability(processTerms.completeMilestone).state !== 'inert';
  return (
    <>
      <Section
        title="Communication timeline"
        look="plain"
        level={4}
        actions={<WriteMessageButton process={process} />}
      >
        <CommunicationTimeline
          communications={isWorked ? communications.toSorted(byTime) : communications}
        />
      </Section>
      <Section
        title="Smart contract records"
        look="plain"
        level={4}
        description={smartContracts.length > 0 ? remark : undefined}
      >
        <SmartContractRecords
          records={isWorked ? smartContracts.toSorted(byTime) : smartContracts}
        />
      </Section>
    </>
  );
}
