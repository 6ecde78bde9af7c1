import { portalKeys, portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
import { textMatcher } from 'shared-kernel/domain/search';
import type { IconName } from 'shared-kernel/domain/status';
import { dashboardPath, dashboardTabs } from 'shared-kernel/shell';
import { dashboardTabViews } from '../frame/dashboard-tab-views';

/** Somewhere the palette leads to without a record being looked up. */
export interface Place {
  readonly label: string;
  readonly icon: IconName;
  readonly path: string;
}

const tabPlaces = (portal: PortalKey): Place[] =>
  dashboardTabs.map((tab) => ({
    ...dashboardTabViews[tab],
    path: dashboardPath(portal, tab),
  }));

const portalPlaces = (portal: PortalKey): Place[] =>
  portalKeys
    .filter((key) => key !== portal)
    .map((key) => ({ label: portalTitle[key], icon: 'swap', path: dashboardPath(key) }));

/** The tabs of this portal and the other portals, as far as their names hold the text. */
export function placesNamed(text: string, portal: PortalKey) {
  const matches = textMatcher(text);
  const isNamed = ({ label }: Place) => matches([label]);
  return {
    tabs: tabPlaces(portal).filter(isNamed),
    portals: portalPlaces(portal).filter(isNamed),
  };
}
