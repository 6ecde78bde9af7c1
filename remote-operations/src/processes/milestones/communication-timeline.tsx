import type { Process } from 'shared-kernel/domain/process';
import { formatDateTime } from 'shared-kernel/format';
import { RecordText, Timeline } from 'shared-kernel/ui';
import { communicationChannelView } from '../list/process-views';
import styles from '../list/process-details.module.css';

interface CommunicationTimelineProps {
  readonly communications: Process['communications'];
}

/** Who said what to whom about a process, in the order that they are given (PM2). */
export const CommunicationTimeline = ({ communications }: CommunicationTimelineProps) =>
  communications.length === 0 ? (
    <p className={styles.quiet}>No messages yet.</p>
  ) : (
    <Timeline
      label="Communications"
      items={communications.map(({ id, at, channel, from, to, subject, message }) => ({
        id,
        icon: communicationChannelView[channel].icon,
        tone: communicationChannelView[channel].tone,
        title: subject,
        meta: (
          <>
            {communicationChannelView[channel].label} from <RecordText whole>{from}</RecordText> to{' '}
            <RecordText whole>{to}</RecordText>, <time dateTime={at}>{formatDateTime(at)}</time>
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
