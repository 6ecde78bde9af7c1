import { auditActionLabel } from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';
import { cutText } from 'shared-kernel/format';
import {
  DataView,
  EmptyState,
  RecordText,
  RelativeTime,
  Section,
  TableSkeleton,
  Timeline,
} from 'shared-kernel/ui';
import { useCollection, useWorkspaceClock } from 'shared-kernel/workspace';
import { entriesOfProfile } from '../card/profile-entries';

interface OwnActivityProps {
  readonly profile: Profile;
}

const maxShown = 8;

/** What this person did last, as the audit log has it. */
export function OwnActivity({ profile }: OwnActivityProps) {
  const query = useCollection('auditEntries');
  const now = useWorkspaceClock();
  return (
    <Section title="Your activity" description="Your latest actions in the audit log.">
      <DataView
        query={query}
        skeleton={<TableSkeleton count={4} />}
        isEmpty={(entries) => entriesOfProfile(profile, entries).length === 0}
        empty={
          <EmptyState
            title="Nothing on record yet"
            description="Your actions in this portal appear here."
          />
        }
      >
        {(entries) => (
          <Timeline
            label="Your activity"
            items={entriesOfProfile(profile, entries)
              .slice(0, maxShown)
              .map(({ id, action, label, subject, at, note }) => ({
                id,
                title: cutText(
                  `${cutText(auditActionLabel({ action, label }), 100)} · ${subject.label}`,
                ),
                meta: (
                  <>
                    <RelativeTime at={at} now={now} />
                    {note !== undefined && (
                      <>
                        {' · '}
                        <RecordText>{note}</RecordText>
                      </>
                    )}
                  </>
                ),
              }))}
          />
        )}
      </DataView>
    </Section>
  );
}
