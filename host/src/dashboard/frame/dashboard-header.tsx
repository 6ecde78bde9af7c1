import { Link } from 'react-router-dom';
import { portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';
import { Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { paths } from '../../page/paths';
import { PaletteButton } from '../palette/palette-button';
import { usePreferencesPath } from '../use-preferences-path';
import { AccountMenu } from './account-menu';
import styles from './dashboard-header.module.css';
import { FrameBar } from './frame-bar';
import { liveTerms } from './live-terms';
import { NotificationBell } from './notification-bell';
import { ReadOnlyPill } from './read-only-pill';

interface DashboardHeaderProps {
  readonly portal: PortalKey;
}

export function DashboardHeader({ portal }: DashboardHeaderProps) {
  const isLive = useAvailability(liveTerms).state === 'available';
  const preferencesPath = usePreferencesPath();
  return (
    <FrameBar
      title={portalTitle[portal]}
      besideTitle={portal === 'regulator' && isLive && <ReadOnlyPill />}
      actions={
        <>
          <PaletteButton portal={portal} />
          <NotificationBell />
          <Link
            className={styles.action}
            to={isLive ? preferencesPath : dashboardPath(portal, 'profile')}
          >
            <Icon name="settings" />
            <span className={styles.label}>Settings</span>
          </Link>
          <Link className={styles.action} to={paths.portalSelection}>
            <Icon name="swap" />
            <span className={styles.label}>Switch Portal</span>
          </Link>
          <AccountMenu portal={portal} />
        </>
      }
    />
  );
}
