import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { Button, Icon } from 'shared-kernel/ui';
import { tabPath, type TabView } from '../../page/overview-tab';
import styles from './more-sheet.module.css';

interface MoreSheetProps {
  readonly portal: PortalKey;
  /** Key of the open tab. */
  readonly current: string;
  readonly tabs: readonly TabView[];
  readonly onReady: (key: string) => void;
  readonly onClose: () => void;
}

/** The tabs that have no place in a phone's bar, in a sheet over it. */
export function MoreSheet({ portal, current, tabs, onReady, onClose }: MoreSheetProps) {
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current: dialog } = sheet;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('a[aria-current]') ?? dialog.querySelector('a');
    first?.focus();
  }, []);
  // The browser gives the focus back to the button.
  const close = () => sheet.current?.close();

  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby={titleId}
      aria-modal="true"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          More
        </h2>
        <Button type="text" aria-label="Close" icon={<Icon name="cross" />} onClick={close} />
      </div>
      <ul>
        {tabs.map(({ key, label, icon }) => (
          <li key={key}>
            <Link
              className={styles.row}
              to={tabPath(portal, key)}
              aria-current={key === current ? 'page' : undefined}
              onPointerDown={() => onReady(key)}
              onFocus={() => onReady(key)}
              onClick={close}
            >
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
