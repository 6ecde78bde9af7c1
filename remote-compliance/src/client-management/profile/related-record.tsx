import type { StatusView } from 'shared-kernel/domain/status';
import { Link } from 'shared-kernel/shell';
import { RecordText, StatusTag } from 'shared-kernel/ui';
import styles from './related-records.module.css';

/** A record of another tab, as a client's profile names it. */
export interface RelatedItem {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly meta: readonly string[];
  readonly status: StatusView;
}

interface RelatedRecordProps {
  readonly item: RelatedItem;
}

/** One record as a link into its own tab. */
export const RelatedRecord = ({ item: { to, name, meta, status } }: RelatedRecordProps) => (
  <div className={styles.record}>
    <div className={styles.words}>
      <Link to={to}>
        <RecordText>{name}</RecordText>
      </Link>
      <p>
        <RecordText>{meta.filter((part) => part.trim() !== '').join(' · ')}</RecordText>
      </p>
    </div>
    <StatusTag view={status} size="small" />
  </div>
);
