import {
  DataView,
  Section,
  TableSkeleton,
  VirtualList,
  type DataViewQuery,
} from 'shared-kernel/ui';
import { RelatedRecord, type RelatedItem } from './related-record';
import styles from './related-records.module.css';

interface RelatedRecordsProps<T> {
  readonly title: string;
  readonly query: DataViewQuery<readonly T[]>;
  readonly emptyText: string;
  readonly toItem: (record: T) => RelatedItem;
  /** Which of two comes first; as they are read when left out. */
  readonly order?: (a: T, b: T) => number;
}

const manyRecords = 60;
const manyHeight = 480;

/** Records of other tabs that belong to a client, as links. */
export const RelatedRecords = <T,>({
  title,
  query,
  emptyText,
  toItem,
  order,
}: RelatedRecordsProps<T>) => (
  <Section title={title} look="plain">
    <DataView
      query={query}
      skeleton={<TableSkeleton count={2} />}
      empty={<p className={styles.empty}>{emptyText}</p>}
    >
      {(records) => (
        <VirtualList
          label={title}
          items={(order ? records.toSorted(order) : records).map(toItem)}
          itemKey={({ id }) => id}
          renderItem={(item) => <RelatedRecord item={item} />}
          estimateSize={60}
          {...(records.length > manyRecords && { height: manyHeight })}
        />
      )}
    </DataView>
  </Section>
);
