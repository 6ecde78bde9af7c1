import {
  auditActionLabel,
  auditPlaceLabel,
  isSampleEntry,
  type AuditEntry,
} from 'shared-kernel/domain/audit';
import { formatDateTime, formatNumber } from 'shared-kernel/format';
import { RecordText } from 'shared-kernel/ui';
import styles from './overview.module.css';

interface AuditEntryGroupsProps {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
}

/** How many of a group are drawn; the search and the CSV reach the rest. */
const maxShown = 50;

export function AuditEntryGroups({ entries }: AuditEntryGroupsProps) {
  const groups = [
    { title: 'This workspace', entries: entries.filter((entry) => !isSampleEntry(entry)) },
    { title: 'Sample', entries: entries.filter(isSampleEntry) },
  ].filter((group) => group.entries.length > 0);

  return (
    <div className={styles.entries} role="region" aria-label="Audit entries" tabIndex={0}>
      {groups.map((group) => (
        <section key={group.title}>
          <h4 className={styles.group}>{group.title}</h4>
          <ol>
            {group.entries
              .slice(0, maxShown)
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
                    <time dateTime={at}>{formatDateTime(at)}</time> · {auditPlaceLabel({ portal })}
                  </p>
                </li>
              ))}
          </ol>
          {group.entries.length > maxShown && (
            <p className={styles.detail}>
              Showing the newest {maxShown} of {formatNumber(group.entries.length)}. Search or
              export to see the rest.
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
