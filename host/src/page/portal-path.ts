import { useLocation } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';

/** Portals that show only the records of one company. A record from another portal may not exist there. */
const companyPortals: readonly PortalKey[] = ['client', 'vendor'];

/** The address of another portal. Includes the query `search` unless that portal is limited to one company. */
export const pathInPortal = (portal: PortalKey, search: string): string =>
  `${dashboardPath(portal)}${companyPortals.includes(portal) ? '' : search}`;

interface SwitchState {
  readonly openSearch: string;
}

/** History state of the portal selection: the query of the open tab and record. */
export const switchState = (search: string): SwitchState => ({ openSearch: search });

const isSwitchState = (state: unknown): state is SwitchState =>
  typeof state === 'object' &&
  state !== null &&
  'openSearch' in state &&
  typeof state.openSearch === 'string' &&
  /^(\?|$)/.test(state.openSearch);

/** The query of the tab and record that were open before the portal switch. Empty without a switch. */
export function useOpenSearch(): string {
  const state: unknown = useLocation().state;
  return isSwitchState(state) ? state.openSearch : '';
}
