import type { Profile } from 'shared-kernel/domain/profile';
import { RecordText } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { Activity } from '../../activity';
import { findProfileAuditEntries } from '../card/profile-entries';

interface OwnActivityProps {
  readonly profile: Profile;
}

export const UserActivity = ({ profile }: OwnActivityProps) => (
  <Activity
    title="Your activity"
    description="Your latest actions in the audit log."
    query={useCollection('auditEntries')}
    listed={(entries) => findProfileAuditEntries(profile, entries)}
    empty={{
      title: 'No activity yet',
      description: 'Your actions in this portal appear here.',
    }}
    metaOf={({ note }, when) => (
      <>
        {when}
        {note !== undefined && (
          <>
            {' · '}
            <RecordText>{note}</RecordText>
          </>
        )}
      </>
    )}
  />
);
