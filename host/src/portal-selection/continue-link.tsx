import { Link } from 'react-router-dom';
import { getPortalKeyFromRoute, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { createPortalSwitchPath, usePortalSwitchSearch } from '../page/portal-path';
import { portalTitle } from '../page/portal-title';
import { paths } from '../page/paths';
import button from '../brand/button.module.css';
import { overviewTabLabel } from '../page/overview-tab';
import { readBuiltInRemotes, findTab, listTabs } from '../page/remote-tabs';
import styles from './continue-link.module.css';

interface ContinueLinkProps {
  readonly wanted: string;
}

function describe(wanted: string): string {
  const { pathname, searchParams } = new URL(wanted, location.origin);
  const [portalRoute] = pathname.slice(paths.dashboard.length + 1).split('/');
  const { label } =
    findTab(listTabs(readBuiltInRemotes()), searchParams.get('tab')) ?? overviewTabLabel;
  return `${label}, ${portalTitle[getPortalKeyFromRoute(portalRoute)]}`;
}

interface ContinueAsLinkProps {
  readonly portal: PortalKey;
}

export const LastPortalLink = ({ portal }: ContinueAsLinkProps) => (
  <p className={styles.again}>
    <Link className={button.primary} to={createPortalSwitchPath(portal, usePortalSwitchSearch())}>
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
