import { classNames } from 'shared-kernel/format';
import { Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { useColourMode } from '../../page/use-colour-mode';
import { setColourMode } from './commands/set-colour-mode';
import styles from './dashboard-header.module.css';

/** Switches between light and dark; the profile's Dark mode toggle follows. */
export function ThemeToggle() {
  const mode = useColourMode();
  const { run } = useCommand(setColourMode);
  const other = mode === 'dark' ? 'light' : 'dark';

  return (
    <button
      type="button"
      className={classNames(styles.action, styles.theme)}
      aria-label={`Switch to ${other} mode`}
      onClick={() => void run({ colourMode: other })}
    >
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
