import type { ComponentProps, ReactNode } from 'react';
import { getAuditActionLabel, type AuditEntry } from 'shared-kernel/domain/audit';
import { truncateText } from 'shared-kernel/format';
import {
  DataView,
  EmptyState,
  RelativeTime,
  Section,
  TableSkeleton,
  Timeline,
} from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';

interface ActivityProps {
  readonly title: string;
  readonly description?: string;
  readonly actions?: ReactNode;
  readonly query: ComponentProps<typeof DataView<readonly AuditEntry[]>>['query'];
  readonly listed: (entries: readonly AuditEntry[]) => readonly AuditEntry[];
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly metaOf: (entry: AuditEntry, when: ReactNode) => ReactNode;
}

export const maxShownActivityEntries = 8;

export function Activity({ query, listed, empty, metaOf, ...section }: ActivityProps) {
  const now = useWorkspaceClock();
  return (
    <Section {...section}>
      <DataView
        query={query}
        skeleton={<TableSkeleton count={4} />}
        isEmpty={(entries) => listed(entries).length === 0}
        empty={<EmptyState {...empty} />}
      >
        {(entries) => (
          <Timeline
            label={section.title}
            items={listed(entries)
              .slice(0, maxShownActivityEntries)
              .map((entry) => ({
                id: entry.id,
                title: truncateText(
                  `${truncateText(getAuditActionLabel(entry), 100)} · ${entry.subject.label}`,
                ),
                meta: metaOf(entry, <RelativeTime at={entry.at} now={now} />),
              }))}
          />
        )}
      </DataView>
    </Section>
  );
}
