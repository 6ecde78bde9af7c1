import { Link } from 'react-router-dom';
import { portalTitle, productName, type PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';
import { Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { paths } from '../../page/paths';
import { LogoMark } from '../../brand/logo';
import { PaletteButton } from '../palette/palette-button';
import { usePreferencesPath } from '../use-preferences-path';
import { AccountMenu } from './account-menu';
import styles from './dashboard-header.module.css';
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
    <header className={styles.header}>
      <Link className={styles.brand} to={paths.landing} aria-label={`${productName} home`}>
        <LogoMark />
        <span className={styles.name}>{productName}</span>
      </Link>
      <div className={styles.place}>
        <h1 className={styles.title}>{portalTitle[portal]}</h1>
        {portal === 'regulator' && isLive && <ReadOnlyPill />}
      </div>
      <div className={styles.actions}>
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
      </div>
    </header>
  );
}
