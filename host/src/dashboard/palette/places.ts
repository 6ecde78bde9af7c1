import { portalKeys, portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
import { textMatcher } from 'shared-kernel/domain/search';
import type { IconName } from 'shared-kernel/domain/status';
import { dashboardPath } from 'shared-kernel/shell';
import { overview, tabPath, type TabView } from '../overview-tab';

/** Somewhere the palette leads to without a record being looked up. */
export interface Place {
  readonly label: string;
  readonly icon: IconName;
  readonly path: string;
}

const tabPlaces = (portal: PortalKey, tabs: readonly TabView[]): Place[] =>
  [overview, ...tabs].map(({ key, label, icon }) => ({
    label,
    icon,
    path: tabPath(portal, key),
  }));

const portalPlaces = (portal: PortalKey): Place[] =>
  portalKeys
    .filter((key) => key !== portal)
    .map((key) => ({ label: portalTitle[key], icon: 'swap', path: dashboardPath(key) }));

/** The dashboard's tabs and the other portals, as far as their names hold the text. */
export function placesNamed(text: string, portal: PortalKey, tabs: readonly TabView[]) {
  const matches = textMatcher(text);
  const isNamed = ({ label }: Place) => matches([label]);
  return {
    tabs: tabPlaces(portal, tabs).filter(isNamed),
    portals: portalPlaces(portal).filter(isNamed),
  };
}
