import type { Profile } from 'shared-kernel/domain/profile';
import { Stack } from 'shared-kernel/ui';
import styles from '../profile.module.css';
import { groupsOfTab } from '../toggles/groups-of-tab';
import { ToggleGroupSection } from '../toggles/toggle-group-section';
import { useToggles } from '../toggles/use-toggles';
import { FollowSystemRow } from './follow-system-row';
import { SingleKeysRow } from './single-keys-row';
import { WorkspaceData } from './workspace-data';

interface PreferencesSectionProps {
  readonly profile: Profile;
}

const groups = groupsOfTab('preferences');

/** How Trustfold looks for this person and what it keeps of them (PR11). */
export function PreferencesSection({ profile }: PreferencesSectionProps) {
  const toggles = useToggles(profile);
  return (
    <Stack>
      <div className={styles.columns}>
        {groups.map((group) => (
          <ToggleGroupSection
            key={group.key}
            group={group}
            toggles={toggles}
            rowAfter={(key) => {
              if (key === 'darkMode') return <FollowSystemRow />;
              return key === 'showTooltips' && <SingleKeysRow />;
            }}
          />
        ))}
      </div>
      <WorkspaceData />
    </Stack>
  );
}
