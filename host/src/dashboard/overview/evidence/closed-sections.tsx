import type { AuditEntry } from 'shared-kernel/domain/audit';
import styles from '../overview.module.css';
import { closedSectionsText } from './verdict-words';

interface ClosedSectionsProps {
  /** Those of the log that are shown. */
  readonly entries: readonly AuditEntry[];
}

/** What of the audit log stands in sections that were closed, as its newest section says. */
export function ClosedSections({ entries }: ClosedSectionsProps) {
  const newest = entries.reduce<AuditEntry['closed']>(
    (last, { closed }) => (closed && closed.section > (last?.section ?? 0) ? closed : last),
    undefined,
  );
  if (!newest) return null;
  const { section: sections, earlier, count } = newest;
  return (
    <p className={styles.detail}>
      {closedSectionsText({ sections, entries: earlier + count })} Verify and the evidence include
      them.
    </p>
  );
}
