import type { Profile } from 'shared-kernel/domain/profile';
import styles from '../profile.module.css';
import { findToggleGroups, type ToggleGroup } from '../rules/toggle';
import { ToggleGroupSection } from '../toggles/toggle-group-section';
import { useToggles, type ToggleState } from '../toggles/use-toggles';
import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { sendSampleNotifications } from '../commands/send-sample-notifications';
import { notificationToggleKeys, type NotificationToggleKey } from '../rules/notification-toggle';

const notificationTogglesOf = ({ toggles }: ToggleGroup): readonly NotificationToggleKey[] =>
  notificationToggleKeys.filter((key) => toggles.some((toggle) => toggle.key === key));

interface SendSamplesButtonProps {
  readonly group: ToggleGroup;
}

/** Sends one sample notification for each toggle of a group that is on (PR10). */
function SendSamplesButton({ group }: SendSamplesButtonProps) {
  const { run, availability } = useCommand(sendSampleNotifications);
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      block
      availability={availability}
      icon={<Icon name="bell" />}
      aria-label={`${group.title}: send sample notifications`}
      onPress={() => void run({ toggles: [...notificationTogglesOf(group)] })}
    >
      Send sample notifications
    </CommandButton>
  );
}

interface AllOrNoneButtonProps {
  readonly group: ToggleGroup;
  readonly toggles: ToggleState;
}

function AllOrNoneButton({ group, toggles }: AllOrNoneButtonProps) {
  const keys = notificationTogglesOf(group);
  const areAllOn = keys.every(toggles.isOn);
  if (keys.some((key) => toggles.availabilityOf(key).state === 'denied')) return null;
  return (
    <Button
      type="text"
      size="small"
      aria-label={`${group.title}: turn all ${areAllOn ? 'off' : 'on'}`}
      onClick={() => toggles.setNotificationToggles(keys, !areAllOn)}
    >
      Turn all {areAllOn ? 'off' : 'on'}
    </Button>
  );
}

interface NotificationsSectionProps {
  readonly profile: Profile;
}

const groups = findToggleGroups('notifications');

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
