import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { IconName } from '../domain/status';
import { formatNumber } from '../format';
import { plainKey } from '../shell/pressed-key';
import { Icon } from './icon';
import { nextTab } from './next-tab';
import styles from './segmented-tabs.module.css';
import { useOverflowEdges } from './use-overflow-edges';
import { useTabInView } from './use-tab-in-view';

/** One of the tabs: what it is called, and how much stands behind it. */
export interface SegmentedTab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly icon?: IconName;
  readonly count?: number;
}

export interface SegmentedTabsProps<K extends string> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly SegmentedTab<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** The panel of the tab that is open. */
  readonly children: ReactNode;
}

/** Tabs within a screen: arrows, Home and End move, the list scrolls where there is no room. */
export function SegmentedTabs<K extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: SegmentedTabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const edges = useOverflowEdges(list);
  useTabInView(list, value);

  const move = (event: KeyboardEvent) => {
    // From where the focus is: pressed quickly, keys come before the chosen tab is shown.
    const focused = tabs.find(({ key }) => `${id}-${key}` === document.activeElement?.id);
    const key = nextTab(
      tabs.map((tab) => tab.key),
      focused?.key ?? value,
      plainKey(event),
    );
    if (key === undefined) return;
    event.preventDefault();
    onChange(key);
    const tab = document.getElementById(`${id}-${key}`);
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-edges={edges}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.key)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles.count}>{formatNumber(tab.count)}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
