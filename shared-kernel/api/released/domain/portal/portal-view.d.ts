import type { PortalKey } from './portal-key';
export declare const portalLabel: Record<PortalKey, string>;
export declare const portalTitle: Record<PortalKey, string>;
export declare const portalAuditAccess: Record<PortalKey, boolean>;
