import type { Profile } from 'shared-kernel/domain/profile';
import { Section, Stack } from 'shared-kernel/ui';
import styles from '../profile.module.css';
import { findToggleGroups } from '../rules/toggle';
import { ToggleGroupSection } from '../toggles/toggle-group-section';
import { useToggles } from '../toggles/use-toggles';
import { WorkspaceData } from './workspace-data';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useCommand } from 'shared-kernel/workspace';
import { setOwnPreferences, setSingleKeyShortcuts } from '../commands/set-preferences';
import { ToggleRow } from '../toggles/toggle-row';
import { useEffectiveColourMode } from '../toggles/use-effective-colour-mode';

/** Toggle that turns single-key shortcuts off for users of speech input (WCAG 2.1.4). */
function SingleKeysRow() {
  const { singleKeys } = usePreferencesValue();
  const { run, availability } = useCommand(setSingleKeyShortcuts);
  if (availability.state === 'inert') return null;
  return (
    <ToggleRow
      label="Single-key shortcuts"
      description="Use J, K, X, / and other single keys in lists and records, and 1 to 6 to open a portal. Press ? to show all shortcuts"
      isOn={singleKeys}
      onChange={(on) => void run({ singleKeys: on })}
    />
  );
}

/** Toggle that follows the light or dark mode of the system. Turning it off does not change the current mode. */
function FollowSystemRow() {
  const { colourMode } = usePreferencesValue();
  const { run } = useCommand(setOwnPreferences);
  const painted = useEffectiveColourMode();
  return (
    <ToggleRow
      label="Use system setting"
      description="Matches the appearance setting of your device"
      isOn={colourMode === 'system'}
      onChange={(on) => void run({ colourMode: on ? 'system' : painted })}
    />
  );
}

interface PreferencesSectionProps {
  readonly profile: Profile;
}

const groups = findToggleGroups('preferences');

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
      <Section
        title="Advanced"
        description="Export, import and reset workspace data. “Diagnostics and releases” is at the end of this page."
      >
        <WorkspaceData />
      </Section>
    </Stack>
  );
}
