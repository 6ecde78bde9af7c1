import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath, Link } from 'shared-kernel/shell';
import { Icon } from 'shared-kernel/ui';
import { tabNamed } from '../../federation/described-tabs';
import { usePageRemotes } from '../../federation/page-remotes';
import { readyTab } from '../fetch-tabs-ahead';
import { overview } from '../overview-tab';
import styles from './dashboard-tabs.module.css';
import { tabId, tabPanelId } from './tab-ids';

interface DashboardTabsProps {
  readonly portal: PortalKey;
  /** Key of the open tab. */
  readonly current: string;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function neighbour(index: number, key: string, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

/** The overview and the remotes' tabs as links, so that each can be opened in a browser tab of its own. Arrow keys move between them. */
export function DashboardTabs({ portal, current }: DashboardTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { tabs: remoteTabs } = usePageRemotes();
  const tabs = [overview, ...remoteTabs];

  useEffect(() => {
    document.getElementById(tabId(current))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  const ready = (key: string) => {
    const tab = tabNamed(remoteTabs, key);
    if (tab) void readyTab(tab);
  };

  const moveFocus = (event: KeyboardEvent, index: number) => {
    const next = neighbour(index, event.key, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <nav className={styles.rail} aria-label="Dashboard">
      <div ref={list} className={styles.list} role="tablist" aria-label="Dashboard tabs">
        {tabs.map(({ key, label, icon }, index) => (
          <Link
            key={key}
            id={tabId(key)}
            role="tab"
            aria-selected={key === current}
            aria-controls={tabPanelId}
            tabIndex={key === current ? 0 : -1}
            className={styles.tab}
            to={dashboardPath(portal, key)}
            onPointerEnter={() => ready(key)}
            onFocus={() => ready(key)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
