import type { ToggleGroup } from '../toggles/toggle';
import { Button } from 'shared-kernel/ui';
import type { Toggles } from '../toggles/use-toggles';
import { notificationTogglesOf } from './notification-toggles-of';

interface AllOrNoneButtonProps {
  readonly group: ToggleGroup;
  readonly toggles: Toggles;
}

/** Switches a whole group of notifications on, or off once all are on. */
export function AllOrNoneButton({ group, toggles }: AllOrNoneButtonProps) {
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
