import { usePreferencesValue } from 'shared-kernel/shell';
import { useCommand } from 'shared-kernel/workspace';
import { setSingleKeys } from '../commands/set-preferences';
import { ToggleRow } from '../toggles/toggle-row';

/** Whether single keys do something, which gets in the way of who speaks to the computer (WCAG 2.1.4); the sample has no such choice. */
export function SingleKeysRow() {
  const { singleKeys } = usePreferencesValue();
  const { run, availability } = useCommand(setSingleKeys);
  if (availability.state === 'inert') return null;
  return (
    <ToggleRow
      label="Single-key shortcuts"
      description="J, K, X, / and other plain keys act in lists and records, 1 to 6 open a portal; ? shows them all"
      isOn={singleKeys}
      onChange={(on) => void run({ singleKeys: on })}
    />
  );
}
