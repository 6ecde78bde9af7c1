import type { Profile } from 'shared-kernel/domain/profile';
import styles from '../profile.module.css';
import { groupsOfTab } from '../toggles/groups-of-tab';
import { ToggleGroupSection } from '../toggles/toggle-group-section';
import { useToggles } from '../toggles/use-toggles';
import { AllOrNoneButton } from './all-or-none-button';
import { SendSamplesButton } from './send-samples-button';

interface NotificationsSectionProps {
  readonly profile: Profile;
}

const groups = groupsOfTab('notifications');

/** Which notifications the workspace raises for this person (PR10). */
export function NotificationsSection({ profile }: NotificationsSectionProps) {
  const toggles = useToggles(profile);
  return (
    <div className={styles.columns}>
      {groups.map((group) => (
        <ToggleGroupSection
          key={group.key}
          group={group}
          toggles={toggles}
          actions={<AllOrNoneButton group={group} toggles={toggles} />}
          footer={<SendSamplesButton group={group} />}
        />
      ))}
    </div>
  );
}
