import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';

/** Portals that show the records of one company only; the record that is open may not be there. */
const companyPortals: readonly PortalKey[] = ['client', 'vendor'];

/** The address of another portal, with the open tab and record (`search`) if that portal shows all records. */
export const pathInPortal = (portal: PortalKey, search: string): string =>
  `${dashboardPath(portal)}${companyPortals.includes(portal) ? '' : search}`;
