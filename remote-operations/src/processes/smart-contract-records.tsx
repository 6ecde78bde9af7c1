import type { Process } from 'shared-kernel/domain/process';
import { formatDateTime, formatNumber } from 'shared-kernel/format';
import { CopyText } from 'shared-kernel/records';
import { RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { useInventedRemark } from 'shared-kernel/workspace';
import { smartContractStatusView } from './process-views';
import styles from './process-details.module.css';

interface SmartContractRecordsProps {
  readonly records: Process['smartContracts'];
}

/** What a process's smart contract recorded, in order (PM2). */
export function SmartContractRecords({ records }: SmartContractRecordsProps) {
  const remark = useInventedRemark(
    'Kept in this workspace; hashes and blocks are made up by the sample, and no chain is asked.',
  );
  return (
    <Section title="Smart contract records" description={remark} look="plain" level={4}>
      {records.length === 0 ? (
        <p className={styles.quiet}>No smart contract has recorded anything yet.</p>
      ) : (
        <ol className={styles.records} aria-label="Smart contract records">
          {records.map(({ id, at, event, description, status, hash, block }) => (
            <li key={id}>
              <div className={styles.line}>
                <strong>
                  <RecordText whole>{event}</RecordText>
                </strong>
                <StatusTag view={smartContractStatusView[status]} size="small" />
              </div>
              <p className={styles.message}>
                <RecordText whole>{description}</RecordText>
              </p>
              <p className={styles.meta}>
                <time dateTime={at}>{formatDateTime(at)}</time>
                <span>
                  {block === undefined ? 'Not in a block yet' : `Block ${formatNumber(block)}`}
                </span>
                <CopyText text={hash} label={`hash of ${event}`} truncate={18} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
