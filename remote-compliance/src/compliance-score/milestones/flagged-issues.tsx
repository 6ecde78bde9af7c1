import type { ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import { Icon, RecordText } from 'shared-kernel/ui';
import styles from './flagged-issues.module.css';

interface FlaggedIssuesProps {
  readonly issues: readonly string[];
  /** What can be done about an issue, beside it. */
  readonly actionOf?: (issue: string) => ReactNode;
  /** The first in one line, cut off where it does not fit, and how many more there are. */
  readonly isBrief?: boolean;
}

/** What is flagged about a client, or that nothing is. */
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
