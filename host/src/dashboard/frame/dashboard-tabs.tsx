import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { Icon } from 'shared-kernel/ui';
import { moveFocus } from '../../brand/move-focus';
import { tabNamed } from '../../page/described-tabs';
import { usePageRemotes } from '../../federation/page-remotes';
import { readyOverview, readyTab } from '../prefetch-tabs';
import { overview, overviewTab, tabPath } from '../../page/overview-tab';
import styles from './dashboard-tabs.module.css';
import { tabId, tabPanelId } from './tab-ids';

interface DashboardTabsProps {
  readonly portal: PortalKey;
  /** Key of the open tab. */
  readonly current: string;
}

/** The overview and the remotes' tabs as links, so that each can be opened in a browser tab of its own. Arrow keys move between them. */
export function DashboardTabs({ portal, current }: DashboardTabsProps) {
  const { tabs: remoteTabs } = usePageRemotes();
  const tabs = [overview, ...remoteTabs];

  useLayoutEffect(() => {
    // In the frame that lays the page out in any case: at once it held a slow phone for 60 ms more at a stretch.
    const frame = requestAnimationFrame(() =>
      document
        .getElementById(tabId(current))
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current]);

  const ready = (key: string) => {
    const tab = tabNamed(remoteTabs, key);
    if (tab) void readyTab(tab);
    if (key === overviewTab) void readyOverview();
  };

  return (
    <nav className={styles.rail} aria-label="Dashboard">
      <div className={styles.list} role="tablist" aria-label="Dashboard tabs" onKeyDown={moveFocus}>
        {tabs.map(({ key, label, icon }) => (
          <Link
            key={key}
            id={tabId(key)}
            role="tab"
            aria-selected={key === current}
            aria-controls={tabPanelId}
            tabIndex={key === current ? 0 : -1}
            className={styles.tab}
            to={tabPath(portal, key)}
            onPointerEnter={() => ready(key)}
            onFocus={() => ready(key)}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
