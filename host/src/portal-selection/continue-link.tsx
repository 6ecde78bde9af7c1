import { Link } from 'react-router-dom';
import { portalKeyFromRoute, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { pathInPortal, useOpenSearch } from '../page/portal-path';
import { portalTitle } from '../page/portal-title';
import { paths } from '../page/paths';
import button from '../brand/button.module.css';
import { overview } from '../page/overview-tab';
import { builtInRemotes, findTab, tabsOf } from '../page/described-tabs';
import styles from './continue-link.module.css';

interface ContinueLinkProps {
  readonly wanted: string;
}

function describe(wanted: string): string {
  const { pathname, searchParams } = new URL(wanted, location.origin);
  const [portalRoute] = pathname.slice(paths.dashboard.length + 1).split('/');
  const { label } = findTab(tabsOf(builtInRemotes()), searchParams.get('tab')) ?? overview;
  return `${label}, ${portalTitle[portalKeyFromRoute(portalRoute)]}`;
}

interface ContinueAsLinkProps {
  readonly portal: PortalKey;
}

export const ContinueAsLink = ({ portal }: ContinueAsLinkProps) => (
  <p className={styles.again}>
    <Link className={button.primary} to={pathInPortal(portal, useOpenSearch())}>
      Continue as {portalLabel[portal]}
    </Link>
  </p>
);

export const ContinueLink = ({ wanted }: ContinueLinkProps) => (
  <div className={styles.continue}>
    <p>
      Continue to <strong>{describe(wanted)}</strong>?
    </p>
    <Link className={button.primary} to={wanted}>
      Continue
    </Link>
  </div>
);
