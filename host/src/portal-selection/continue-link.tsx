import { portalKeyFromRoute, portalTitle } from 'shared-kernel/domain/portal';
import { dashboardTabs, Link, paths, urlChoice } from 'shared-kernel/shell';
import button from '../brand/button.module.css';
import { dashboardTabViews } from '../dashboard/frame/dashboard-tab-views';
import styles from './continue-link.module.css';

interface ContinueLinkProps {
  /** Path and query in the dashboard. */
  readonly wanted: string;
}

const tabParam = urlChoice(dashboardTabs, 'overview');

function describe(wanted: string): string {
  const { pathname, searchParams } = new URL(wanted, location.origin);
  const [portalRoute] = pathname.slice(paths.dashboard.length + 1).split('/');
  const { label } = dashboardTabViews[tabParam.parse(searchParams.get('tab'))];
  return `${label}, ${portalTitle[portalKeyFromRoute(portalRoute)]}`;
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
