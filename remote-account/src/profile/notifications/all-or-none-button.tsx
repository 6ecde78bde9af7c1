import {
  notificationToggleKeys,
  type NotificationToggleKey,
  type ToggleGroup,
} from 'shared-kernel/domain/profile';
import { Button } from 'shared-kernel/ui';
import { type Toggles } from '../toggles/use-toggles';

interface AllOrNoneButtonProps {
  readonly group: ToggleGroup;
  readonly toggles: Toggles;
}

const noticesOf = ({ toggles }: ToggleGroup): readonly NotificationToggleKey[] =>
  notificationToggleKeys.filter((key) => toggles.some((toggle) => toggle.key === key));

/** Switches a whole group of notifications on, or off once all are on. */
export function AllOrNoneButton({ group, toggles }: AllOrNoneButtonProps) {
  const keys = noticesOf(group);
  const areAllOn = keys.every(toggles.isOn);
  if (keys.some((key) => toggles.availabilityOf(key).state === 'denied')) return null;
  return (
    <Button
      type="text"
      size="small"
      aria-label={`${group.title}: turn all ${areAllOn ? 'off' : 'on'}`}
      onClick={() => toggles.setNotices(keys, !areAllOn)}
    >
      Turn all {areAllOn ? 'off' : 'on'}
    </Button>
  );
}
