import { usePreferencesValue } from 'shared-kernel/shell';
import { useCommand } from 'shared-kernel/workspace';
import { setOwnPreferences } from '../commands/set-preferences';
import { ToggleRow } from '../toggles/toggle-row';
import { usePaintedMode } from '../toggles/use-painted-mode';

/** Lets the system choose between light and dark; switched off, what is painted stays. */
export function FollowSystemRow() {
  const { colourMode } = usePreferencesValue();
  const { run } = useCommand(setOwnPreferences);
  const painted = usePaintedMode();
  return (
    <ToggleRow
      label="Follow the system"
      description="Dark when this device is set to dark, light otherwise"
      isOn={colourMode === 'system'}
      onChange={(on) => void run({ colourMode: on ? 'system' : painted })}
    />
  );
}
