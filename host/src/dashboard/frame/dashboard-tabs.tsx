import { useLayoutEffect } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { Icon } from 'shared-kernel/ui';
import { moveFocus } from '../../brand/move-focus';
import { tabPath } from '../../page/overview-tab';
import { createTabId, tabPanelId, useDashboardTabs } from './use-dashboard-tab';
import { TabRailItem, TabRail } from './tab-rail';

interface DashboardTabsProps {
  readonly portal: PortalKey;
  readonly current: string;
}

export function DashboardTabs({ portal, current }: DashboardTabsProps) {
  const { tabs, ready } = useDashboardTabs();

  useLayoutEffect(() => {
    // Scrolls in an animation frame, because the browser computes the layout then anyway. This saves 60 ms on a slow
    // phone.
    const frame = requestAnimationFrame(() =>
      document
        .getElementById(createTabId(current))
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <TabRail onKeyDown={moveFocus}>
      {tabs.map(({ key, label, icon }) => (
        <TabRailItem
          key={key}
          id={createTabId(key)}
          isCurrent={key === current}
          aria-controls={tabPanelId}
          tabIndex={key === current ? 0 : -1}
          to={tabPath(portal, key)}
          icon={<Icon name={icon} />}
          label={label}
          onPointerEnter={() => ready(key)}
          onFocus={() => ready(key)}
        />
      ))}
    </TabRail>
  );
}
