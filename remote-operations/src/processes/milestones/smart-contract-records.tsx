import type { Process } from 'shared-kernel/domain/process';
import { formatDateTime, formatNumber } from 'shared-kernel/format';
import { CopyText } from 'shared-kernel/records';
import { RecordText, StatusTag, Timeline } from 'shared-kernel/ui';
import { smartContractStatusView } from '../list/process-views';
import styles from '../list/process-details.module.css';

interface SmartContractRecordsProps {
  readonly records: Process['smartContracts'];
}

/** What a process's smart contract recorded, in the order that it is given (PM2). */
export const SmartContractRecords = ({ records }: SmartContractRecordsProps) =>
  records.length === 0 ? (
    <p className={styles.quiet}>No records yet.</p>
  ) : (
    <Timeline
      label="Smart contract records"
      items={records.map(({ id, at, event, description, status, hash, block }) => ({
        id,
        icon: smartContractStatusView[status].icon,
        tone: smartContractStatusView[status].tone,
        title: (
          <span className={styles.line}>
            <RecordText whole>{event}</RecordText>
            <StatusTag view={smartContractStatusView[status]} size="small" />
          </span>
        ),
        meta: (
          <span className={styles.meta}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>
              {block === undefined ? 'Not in a block yet' : `Block ${formatNumber(block)}`}
            </span>
            <CopyText text={hash} label={`hash of ${event}`} truncate={18} />
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
