import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { IconName } from '../../domain/status';
import { formatNumber } from '../../format';
import { Tabs } from '../antd';
import { Icon } from '../icon/icon';
import { ignoreModifiedKeys } from '../keyboard/ignore-modified-keys';
import styles from './segmented-tabs.module.css';

/**
 * Defines a tab: its label and, optionally, the number of records in it.
 *
 * @example
 * const tabs: readonly SegmentedTab<'facts' | 'log'>[] = [
 *   { key: 'facts', label: 'Facts' },
 *   { key: 'log', label: 'Log', count: 4 },
 * ];
 */
export interface SegmentedTab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly icon?: IconName;
  readonly count?: number;
}

export interface SegmentedTabsProps<K extends string> {
  readonly label: string;
  readonly tabs: readonly SegmentedTab<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  readonly children: ReactNode;
}

/** Maximum number of tabs that fit into one row with antd’s default gap. */
const fewTabs = 7;
const wideGutter = 32;
const closeGutter = 0;

const itemOf = ({ key, label, icon, count }: SegmentedTab<string>) => ({
  key,
  icon: icon && <Icon name={icon} />,
  label: (
    <span>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{formatNumber(count)}</span>
        </>
      )}
    </span>
  ),
});

/**
 * Tabs within a screen. Arrow keys, Home and End move between tabs. All tabs share one panel, so its state is preserved
 * when the tab changes.
 */
export function SegmentedTabs<K extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: SegmentedTabsProps<K>) {
  const id = useId();
  const open = (wanted: string) => {
    const tab = tabs.find(({ key }) => key === wanted);
    if (tab && tab.key !== value) onChange(tab.key);
  };
  /** Opens the focused tab when an arrow key is released, because antd’s arrow keys only move the focus. */
  const openFocused = ({ target }: KeyboardEvent) => {
    if (target instanceof HTMLElement) open(target.id.replace(`${id}-tab-`, ''));
  };

  return (
    <div className={styles.tabs}>
      <Tabs
        ref={(bar) =>
          bar?.nativeElement?.querySelector('[role="tablist"]')?.setAttribute('aria-label', label)
        }
        tabBarGutter={tabs.length > fewTabs ? closeGutter : wideGutter}
        className={styles.bar}
        styles={{ body: { display: 'none' } }}
        destroyOnHidden
        activeKey={value}
        items={tabs.map(itemOf)}
        renderTabBar={(props, TabBar) => <TabBar {...props} id={id} />}
        onChange={open}
        onKeyDownCapture={ignoreModifiedKeys}
        onKeyUp={openFocused}
      />
      <div
        id={`${id}-panel-${value}`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
