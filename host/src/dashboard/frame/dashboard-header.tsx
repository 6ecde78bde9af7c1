import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';
import { Icon, Popover, StatusTag, VisuallyHidden } from 'shared-kernel/ui';
import { createPortalSwitchState } from '../../page/portal-path';
import { portalTitle } from '../../page/portal-title';
import { paths } from '../../page/paths';
import { CommandPaletteButton } from './command-palette-button';
import { useIsLiveMode } from '../use-is-live-mode';
import { usePreferencesPath } from '../use-preferences-path';
import { AccountMenu } from './account-menu';
import styles from './dashboard-header.module.css';
import { DashboardTopBar } from './dashboard-top-bar';
import { IconLabelTooltip } from './icon-label-tooltip';
import { NotificationBell } from './notification-bell';

interface DashboardHeaderProps {
  readonly portal: PortalKey;
}

const view = { label: 'Read-only', tone: 'neutral', icon: 'eye' } as const;

const tip = 'Read-only access. You can view, search and export.';

function ReadOnlyPill() {
  const tipId = useId();
  return (
    <>
      <Popover trigger={['hover', 'focus']} placement="bottom" content={tip}>
        <button type="button" className={styles.reach} aria-describedby={tipId}>
          <StatusTag size="small" view={view} />
        </button>
      </Popover>
      <VisuallyHidden>
        <span id={tipId}>{tip}</span>
      </VisuallyHidden>
    </>
  );
}

export function DashboardHeader({ portal }: DashboardHeaderProps) {
  const isLive = useIsLiveMode();
  const preferencesPath = usePreferencesPath();
  const { search } = useLocation();
  return (
    <DashboardTopBar
      title={portalTitle[portal]}
      besideTitle={portal === 'regulator' && isLive && <ReadOnlyPill />}
      actions={
        <>
          <CommandPaletteButton portal={portal} />
          <NotificationBell />
          <IconLabelTooltip label="Settings">
            <Link
              className={styles.action}
              to={isLive ? preferencesPath : dashboardPath(portal, 'profile')}
            >
              <Icon name="settings" />
              <span className={styles.label}>Settings</span>
            </Link>
          </IconLabelTooltip>
          <IconLabelTooltip label="Switch Portal">
            <Link
              className={styles.action}
              to={paths.portalSelection}
              state={createPortalSwitchState(search)}
            >
              <Icon name="swap" />
              <span className={styles.label}>Switch Portal</span>
            </Link>
          </IconLabelTooltip>
          <AccountMenu portal={portal} />
        </>
      }
    />
  );
}
