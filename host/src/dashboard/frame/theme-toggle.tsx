import { useSetAtom } from 'jotai';
import { preferencesAtom } from 'shared-kernel/shell';
import { Icon } from 'shared-kernel/ui';
import { useColourMode } from '../../app/use-colour-mode';
import styles from './dashboard-header.module.css';

/** Switches between light and dark; the profile's Dark mode toggle follows. */
export function ThemeToggle() {
  const mode = useColourMode();
  const change = useSetAtom(preferencesAtom);
  const other = mode === 'dark' ? 'light' : 'dark';

  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`Switch to ${other} mode`}
      onClick={() => change({ colourMode: other })}
    >
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
