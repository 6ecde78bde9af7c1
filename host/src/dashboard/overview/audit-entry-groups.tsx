import {
  getAuditActionLabel,
  getAuditPortalLabel,
  isSampleAuditEntry,
  type AuditEntry,
} from 'shared-kernel/domain/audit';
import { formatDateTime } from 'shared-kernel/format';
import { RecordText } from 'shared-kernel/ui';
import styles from './overview.module.css';

interface AuditEntryGroupsProps {
  readonly entries: readonly AuditEntry[];
}

export function AuditEntryGroups({ entries }: AuditEntryGroupsProps) {
  const groups = [
    { title: 'This workspace', entries: entries.filter((entry) => !isSampleAuditEntry(entry)) },
    { title: 'Sample', entries: entries.filter(isSampleAuditEntry) },
  ].filter((group) => group.entries.length > 0);

  return (
    <section aria-label="Audit entries">
      {groups.map((group) => (
        <section key={group.title}>
          <h4 className={styles.group}>{group.title}</h4>
          <ol>
            {group.entries.map(({ id, actor, action, label, subject, at, portal, note }) => (
              <li key={id} className={styles.entry}>
                <p>
                  <strong>
                    <RecordText>{actor}</RecordText>
                  </strong>{' '}
                  · <RecordText>{getAuditActionLabel({ action, label })}</RecordText> ·{' '}
                  <RecordText>{subject.label}</RecordText>
                </p>
                {note !== undefined && (
                  <p className={styles.detail}>
                    <RecordText>{note}</RecordText>
                  </p>
                )}
                <p className={styles.detail}>
                  <time dateTime={at}>{formatDateTime(at)}</time> ·{' '}
                  {getAuditPortalLabel({ portal })}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
