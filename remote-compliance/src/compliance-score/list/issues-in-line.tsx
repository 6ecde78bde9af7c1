import { formatNumber } from 'shared-kernel/format';
import { RecordText, VisuallyHidden } from 'shared-kernel/ui';
import styles from './issues-in-line.module.css';

interface IssuesInLineProps {
  readonly issues: readonly string[];
}

/** The first open issue, as far as it goes in one line, and how many more there are. */
export function IssuesInLine({ issues }: IssuesInLineProps) {
  const [first, ...others] = issues;
  if (first === undefined) return 'None';
  return (
    <span data-cut className={styles.issues}>
      <span className={styles.first}>
        <RecordText>{first}</RecordText>
      </span>
      {others.length > 0 && (
        <span>
          +{formatNumber(others.length)}
          <VisuallyHidden> more</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
