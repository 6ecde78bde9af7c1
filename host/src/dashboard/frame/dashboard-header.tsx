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
import { NotificationBell } from './notification-bell';
import { ReadOnlyPill } from './read-only-pill';
import { ThemeToggle } from './theme-toggle';

interface DashboardHeaderProps {
  readonly portal: PortalKey;
}

/** Of what the sample does not have: permissions, and opening the preferences at once (F2). */
const liveTerms = { inReference: false, permission: 'look' } as const;

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
          <ThemeToggle />
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
