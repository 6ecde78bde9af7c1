import { useState, useEffect, useId, useRef } from 'react';
import { useLocation, Link } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { isConnectionLimited, waitUntilIdle } from 'shared-kernel/shell';
import { Button, Icon, createLazyComponent } from 'shared-kernel/ui';
import { overviewTabLabel, tabPath, type TabLabel } from '../../page/overview-tab';
import { maxPhoneTabs } from './max-phone-tabs';
import { PhoneTabLink, MoreTabsButton, PhoneTabBar } from './phone-tab-bar';
import { createTabId, useDashboardTabs } from './use-dashboard-tab';
import styles from './more-sheet.module.css';

/** The overview chunk already contains the code that computes tasks, so this component is in the same chunk. */
const TaskCount = createLazyComponent(
  async () => {
    await waitUntilIdle();
    return (await import(/* webpackChunkName: "overview" */ '../tasks/task-count')).TaskCount;
  },
  { pending: ({ children }) => children, failed: (_failure, { children }) => children },
);

interface PhoneTabsProps {
  readonly portal: PortalKey;
  readonly current: string;
}

export function PhoneTabs({ portal, current }: PhoneTabsProps) {
  const { tabs, ready } = useDashboardTabs();
  const { key: place } = useLocation();
  // The sheet belongs to one history entry, so Back and Forward close it.
  const [opening, setOpening] = useState<{ readonly place: string }>();
  const isOpen = opening?.place === place;
  const iconOf = ({ key, icon }: TabLabel) => {
    const plain = <Icon name={icon} size={20} />;
    return key === overviewTabLabel.key && !isConnectionLimited() ? (
      <TaskCount>{plain}</TaskCount>
    ) : (
      plain
    );
  };
  const others = tabs.slice(maxPhoneTabs);
  const beyond = others.find(({ key }) => key === current);

  return (
    <>
      <PhoneTabBar>
        {tabs.slice(0, maxPhoneTabs).map(({ key, label, ...tab }) => (
          <PhoneTabLink
            key={key}
            id={createTabId(key)}
            isCurrent={key === current}
            to={tabPath(portal, key)}
            icon={iconOf({ key, label, ...tab })}
            label={label}
            onPointerDown={() => ready(key)}
            onFocus={() => ready(key)}
          />
        ))}
        {others.length > 0 && (
          <MoreTabsButton
            icon={<Icon name="more" size={20} />}
            current={beyond?.label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpening({ place })}
          />
        )}
      </PhoneTabBar>
      {isOpen && (
        <MoreTabsSheet
          portal={portal}
          current={current}
          tabs={others}
          opening={opening}
          onReady={ready}
          onClose={() => setOpening(undefined)}
        />
      )}
    </>
  );
}

interface MoreTabsSheetProps {
  readonly portal: PortalKey;
  readonly current: string;
  readonly tabs: readonly TabLabel[];
  /** Each click on More creates a new object, so that the effect runs again. */
  readonly opening: object;
  readonly onReady: (key: string) => void;
  readonly onClose: () => void;
}

export function MoreTabsSheet({
  portal,
  current,
  tabs,
  opening,
  onReady,
  onClose,
}: MoreTabsSheetProps) {
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current: dialog } = sheet;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('a[aria-current]') ?? dialog.querySelector('a');
    first?.focus();
  }, [opening]);
  // The browser returns the focus to the More button when the dialog closes.
  const close = () => sheet.current?.close();

  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby={titleId}
      aria-modal="true"
      onClose={() => {
        // The close event is asynchronous, so the user may already have opened the sheet again.
        if (!sheet.current?.open) onClose();
      }}
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
