import { portalKeyFromRoute, portalTitle } from 'shared-kernel/domain/portal';
import { dashboardTabs, Link, paths, type DashboardTab } from 'shared-kernel/shell';
import button from '../brand/button.module.css';
import { dashboardTabViews } from '../dashboard/frame/dashboard-tab-views';
import styles from './continue-link.module.css';

interface ContinueLinkProps {
  /** Path and query in the dashboard. */
  readonly wanted: string;
}

const isTab = (text: string): text is DashboardTab =>
  (dashboardTabs as readonly string[]).includes(text);

function describe(wanted: string): string {
  const { pathname, searchParams } = new URL(wanted, location.origin);
  const portal = portalKeyFromRoute(pathname.slice(paths.dashboard.length + 1));
  const tab = searchParams.get('tab') ?? '';
  return `${dashboardTabViews[isTab(tab) ? tab : 'overview'].label}, ${portalTitle[portal]}`;
}

/** The way on to what was asked for before signing in (P4). */
export const ContinueLink = ({ wanted }: ContinueLinkProps) => (
  <div className={styles.continue}>
    <p>
      You were on your way to <strong>{describe(wanted)}</strong>.
    </p>
    <Link className={button.primary} to={wanted}>
      Continue
    </Link>
  </div>
);
