import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath, dashboardTabs, Link, type DashboardTab } from 'shared-kernel/shell';
import { Icon } from 'shared-kernel/ui';
import { fetchTabAhead } from '../fetch-tabs-ahead';
import styles from './dashboard-tabs.module.css';
import { dashboardTabViews } from './dashboard-tab-views';
import { tabId, tabPanelId } from './tab-ids';

interface DashboardTabsProps {
  readonly portal: PortalKey;
  readonly current: DashboardTab;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function neighbour(index: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return dashboardTabs.length - 1;
  const step = steps[key];
  return step === undefined
    ? undefined
    : (index + step + dashboardTabs.length) % dashboardTabs.length;
}

/** The nine tabs as links, so that each can be opened in a browser tab of its own. Arrow keys move between them. */
export function DashboardTabs({ portal, current }: DashboardTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.getElementById(tabId(current))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  const moveFocus = (event: KeyboardEvent, index: number) => {
    const next = neighbour(index, event.key);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <nav className={styles.rail} aria-label="Dashboard">
      <div ref={list} className={styles.list} role="tablist" aria-label="Dashboard tabs">
        {dashboardTabs.map((tab, index) => (
          <Link
            key={tab}
            id={tabId(tab)}
            role="tab"
            aria-selected={tab === current}
            aria-controls={tabPanelId}
            tabIndex={tab === current ? 0 : -1}
            className={styles.tab}
            to={dashboardPath(portal, tab)}
            onPointerEnter={() => void fetchTabAhead(tab)}
            onFocus={() => void fetchTabAhead(tab)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            <Icon name={dashboardTabViews[tab].icon} />
            <span>{dashboardTabViews[tab].label}</span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
