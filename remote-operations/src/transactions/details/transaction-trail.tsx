import { auditActionLabel, newestEntryFirst } from 'shared-kernel/domain/audit';
import { formatDateTime } from 'shared-kernel/format';
import { RecordText, Section, Timeline } from 'shared-kernel/ui';
import { useAuditDetails, useIndexed } from 'shared-kernel/workspace';

interface TransactionTrailProps {
  readonly id: string;
}

/** What was done to a transaction, by whom and when; nothing where nothing was. */
export function TransactionTrail({ id }: TransactionTrailProps) {
  const { data: entries = [] } = useIndexed('auditEntries', 'subject', {
    equals: `transactions/${id}`,
    descending: true,
  });
  const { denial, visible } = useAuditDetails();
  if (entries.length === 0) return null;
  return (
    <Section title="Audit trail" look="plain" description={denial}>
      <Timeline
        label="Audit trail"
        items={visible(entries)
          .toSorted(newestEntryFirst)
          .map(({ id: entryId, action, label, note, actor, at }) => ({
            id: entryId,
            icon: 'audit',
            title: auditActionLabel({ action, label }),
            ...(note !== undefined && { body: note }),
            meta: (
              <>
                <RecordText whole>{actor}</RecordText>,{' '}
                <time dateTime={at}>{formatDateTime(at)}</time>
              </>
            ),
          }))}
      />
    </Section>
  );
}
