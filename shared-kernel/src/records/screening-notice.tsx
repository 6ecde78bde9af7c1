import { Link, useRecordPath } from '../shell';
import { Notice, RecordText } from '../ui';
import type { ScreeningBlock } from '../workspace';
import styles from './screening-notice.module.css';

/** Lists the sanctions hits of a record, with a link to the review case of each hit. */
export function ScreeningNotice({ blocks }: { readonly blocks: readonly ScreeningBlock[] }) {
  const recordPath = useRecordPath();
  if (blocks.length === 0) return null;
  return (
    <Notice tone="warning" title="Sanctions screening">
      <ul className={styles.blocks}>
        {blocks.map(({ text, record }) => (
          <li key={text}>
            <RecordText whole>{text}</RecordText>{' '}
            {record && <Link to={recordPath(...record)}>Review case</Link>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
