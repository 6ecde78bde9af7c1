import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTextMatcher } from 'shared-kernel/domain/search';
import type { IconName } from 'shared-kernel/domain/status';
import { createAuditLogPath, dashboardPath } from 'shared-kernel/shell';
import { createPortalSwitchPath } from '../../page/portal-path';
import { portalTitle } from '../../page/portal-title';
import { listScreens, type RemoteDescriptions, type Screen } from '../../page/remote-tabs';
import { auditHeading, overviewTabLabel, tabPath, type TabLabel } from '../../page/overview-tab';

export interface Destination {
  readonly label: string;
  readonly icon: IconName;
  readonly path: string;
}

export type ScreenSearchEntry = NonNullable<Screen['jumps']>[number];

const tabDestinations = ({ portal, tabs, hasAuditPage }: DestinationQuery): Destination[] => [
  ...[overviewTabLabel, ...tabs].map(({ key, label, icon }): Destination => ({
    label,
    icon,
    path: tabPath(portal, key),
  })),
  ...(hasAuditPage
    ? [{ label: auditHeading.title, icon: 'audit' as const, path: createAuditLogPath(portal) }]
    : []),
];

const portalDestinations = ({ portal, portals, search }: DestinationQuery): Destination[] =>
  portals
    .filter((key) => key !== portal)
    .map((key) => ({
      label: portalTitle[key],
      icon: 'swap',
      path: createPortalSwitchPath(key, search),
    }));

const jumpDestinations = (
  portal: PortalKey,
  described: RemoteDescriptions,
  group: ScreenSearchEntry['group'],
  isOffered: (jump: ScreenSearchEntry) => boolean,
): Destination[] =>
  listScreens(described).flatMap(({ tab, jumps = [] }) =>
    jumps
      .filter((jump) => jump.group === group && isOffered(jump))
      .map(({ label, icon, query }) => ({
        label,
        icon,
        path: dashboardPath(portal, tab.key, query),
      })),
  );

interface DestinationQuery {
  readonly text: string;
  readonly portal: PortalKey;
  /** The portals that the user may open. */
  readonly portals: readonly PortalKey[];
  readonly search: string;
  readonly tabs: readonly TabLabel[];
  readonly described: RemoteDescriptions;
  readonly isOffered: (jump: ScreenSearchEntry) => boolean;
  readonly hasAuditPage: boolean;
}

export function findDestinations(wanted: DestinationQuery) {
  const { text, portal, described, isOffered } = wanted;
  const matches = createTextMatcher(text);
  const isNamed = ({ label }: Destination) => matches([label]);
  return {
    tabs: tabDestinations(wanted).filter(isNamed),
    actions: jumpDestinations(portal, described, 'actions', isOffered).filter(isNamed),
    settings: jumpDestinations(portal, described, 'settings', isOffered).filter(isNamed),
    portals: portalDestinations(wanted).filter(isNamed),
  };
}
