import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePreferencesValue } from 'shared-kernel/shell';
import { Dialog } from 'shared-kernel/ui';
import { usePreferencesPath } from '../use-preferences-path';
import { createKeyboardShortcutGroups } from './create-keyboard-shortcut-groups';
import styles from './keyboard-shortcuts-dialog.module.css';

export function KeyboardShortcutsDialog({
  open,
  onClose,
}: Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose'>) {
  const { singleKeys } = usePreferencesValue();
  const preferencesPath = usePreferencesPath();
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <p className={styles.lead}>
        {singleKeys
          ? 'Single-key shortcuts can be switched off in '
          : 'Single-key shortcuts are switched off in '}
        <Link to={preferencesPath} onClick={onClose}>
          Preferences
        </Link>
        .
      </p>
      <div className={styles.groups}>
        {createKeyboardShortcutGroups().map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.rows}>
              {rows.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
