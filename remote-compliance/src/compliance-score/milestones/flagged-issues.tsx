import type { ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import { Icon, RecordText } from 'shared-kernel/ui';
import styles from './flagged-issues.module.css';

interface FlaggedIssuesProps {
  readonly issues: readonly string[];
  readonly actionOf?: (issue: string) => ReactNode;
  /** Whether to show only the first issue, truncated to one line, and the number of other issues. */
  readonly isBrief?: boolean;
}

export function FlaggedIssues({ issues, actionOf, isBrief = false }: FlaggedIssuesProps) {
  if (issues.length === 0)
    return (
      <p className={styles.none}>
        <Icon name="check-circle" /> No flagged issues
      </p>
    );
  return (
    <ul
      className={classNames(styles.issues, isBrief && styles.brief)}
      aria-label="Flagged issues"
      data-more={issues.length > 1 ? issues.length - 1 : undefined}
    >
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
