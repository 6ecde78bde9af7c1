export { portalTypeConfigs } from './portal-config';
export { portalKeyFromRoute, portalKeys, portalKeySchema, portalRouteFromKey, type PortalKey, } from './portal-key';
export { productName, productPath } from './product';
export { portalLabel, portalTitle } from './portal-view';
