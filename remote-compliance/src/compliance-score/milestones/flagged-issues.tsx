import { Icon, RecordText } from 'shared-kernel/ui';
import styles from './flagged-issues.module.css';

interface FlaggedIssuesProps {
  readonly issues: readonly string[];
}

/** What is flagged about a client, or that nothing is. */
export function FlaggedIssues({ issues }: FlaggedIssuesProps) {
  if (issues.length === 0)
    return (
      <p className={styles['none']}>
        <Icon name="check-circle" /> No flagged issues
      </p>
    );
  return (
    <ul className={styles['issues']} aria-label="Flagged issues">
      {issues.map((issue, index) => (
        <li key={`${index} ${issue}`}>
          <Icon name="flag" />
          <span>
            <RecordText>{issue}</RecordText>
          </span>
        </li>
      ))}
    </ul>
  );
}
