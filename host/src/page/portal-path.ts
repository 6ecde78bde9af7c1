import { useLocation } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';

/** Portals that show only the records of one company. */
const companyPortals: readonly PortalKey[] = ['client', 'vendor'];

/**
 * Returns the URL of another portal. Client and vendor portals get no query, because they may not have access to the
 * open record.
 */
export const createPortalSwitchPath = (portal: PortalKey, search: string): string =>
  `${dashboardPath(portal)}${companyPortals.includes(portal) ? '' : search}`;

interface SwitchState {
  readonly openSearch: string;
}

export const createPortalSwitchState = (search: string): SwitchState => ({ openSearch: search });

const isSwitchState = (state: unknown): state is SwitchState =>
  typeof state === 'object' &&
  state !== null &&
  'openSearch' in state &&
  typeof state.openSearch === 'string' &&
  /^(\?|$)/.test(state.openSearch);

export function usePortalSwitchSearch(): string {
  const state: unknown = useLocation().state;
  return isSwitchState(state) ? state.openSearch : '';
}
