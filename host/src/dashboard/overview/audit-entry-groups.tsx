import { auditActionLabel, isSampleEntry, type AuditEntry } from 'shared-kernel/domain/audit';
import { portalLabel } from 'shared-kernel/domain/portal';
import { formatDateTime, formatNumber, newestFirst } from 'shared-kernel/format';
import { RecordText } from 'shared-kernel/ui';
import styles from './overview.module.css';

interface AuditEntryGroupsProps {
  readonly entries: readonly AuditEntry[];
}

/** How many of a group are drawn; the search and the CSV reach the rest. */
const mostShown = 50;

export function AuditEntryGroups({ entries }: AuditEntryGroupsProps) {
  const newest = entries.toSorted(newestFirst(({ at }) => at));
  const groups = [
    { title: 'Sample', entries: newest.filter(isSampleEntry) },
    { title: 'This workspace', entries: newest.filter((entry) => !isSampleEntry(entry)) },
  ].filter((group) => group.entries.length > 0);

  return (
    <div className={styles.entries} role="region" aria-label="Audit entries" tabIndex={0}>
      {groups.map((group) => (
        <section key={group.title}>
          <h4 className={styles.group}>{group.title}</h4>
          <ol>
            {group.entries
              .slice(0, mostShown)
              .map(({ id, actor, action, label, subject, at, portal, note }) => (
                <li key={id} className={styles.entry}>
                  <p>
                    <strong>
                      <RecordText>{actor}</RecordText>
                    </strong>{' '}
                    · <RecordText>{auditActionLabel({ action, label })}</RecordText> ·{' '}
                    <RecordText>{subject.label}</RecordText>
                  </p>
                  {note !== undefined && (
                    <p className={styles.detail}>
                      <RecordText>{note}</RecordText>
                    </p>
                  )}
                  <p className={styles.detail}>
                    <time dateTime={at}>{formatDateTime(at)}</time> · {portalLabel[portal]}
                  </p>
                </li>
              ))}
          </ol>
          {group.entries.length > mostShown && (
            <p className={styles.detail}>
              The newest {mostShown} of {formatNumber(group.entries.length)}; the search and the CSV
              reach all.
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
