import type { ReactNode } from 'react';
import { Icon, RecordText } from 'shared-kernel/ui';
import styles from './flagged-issues.module.css';

interface FlaggedIssuesProps {
  readonly issues: readonly string[];
  /** What can be done about an issue, beside it. */
  readonly actionOf?: (issue: string) => ReactNode;
}

/** What is flagged about a client, or that nothing is. */
export function FlaggedIssues({ issues, actionOf }: FlaggedIssuesProps) {
  if (issues.length === 0)
    return (
      <p className={styles.none}>
        <Icon name="check-circle" /> No flagged issues
      </p>
    );
  return (
    <ul className={styles.issues} aria-label="Flagged issues">
      {issues.map((issue, index) => (
        <li key={`${index} ${issue}`}>
          <Icon name="flag" />
          <span>
            <RecordText>{issue}</RecordText>
          </span>
          {actionOf?.(issue)}
        </li>
      ))}
    </ul>
  );
}
