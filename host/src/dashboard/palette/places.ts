import { portalKeys, portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
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

const saysText = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ label }: Place) => label.toLowerCase().includes(wanted);
};

/** The tabs of this portal and the other portals, as far as their names hold the text. */
export const placesNamed = (text: string, portal: PortalKey) => ({
  tabs: tabPlaces(portal).filter(saysText(text)),
  portals: portalPlaces(portal).filter(saysText(text)),
});
