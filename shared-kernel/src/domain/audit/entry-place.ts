import { portalLabel } from '../portal/portal-view';
import type { AuditEntry } from './audit-entry.schema';

/** Where something was done, in words: the portal, or outside of all of them, as a visitor does. */
export const auditPlaceLabel = ({ portal }: Pick<AuditEntry, 'portal'>): string =>
  portal === undefined ? 'Outside the portals' : portalLabel[portal];
