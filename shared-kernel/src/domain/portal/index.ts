export { portalTypeConfigs } from './portal-config';
export { portalKeyFromRoute, portalKeys, portalRouteFromKey, type PortalKey } from './portal-key';
export { portalKeySchema } from './portal-key.schema';
export { productName, productPath } from './product';
export { portalAuditAccess, portalLabel, portalTitle } from './portal-view';
