export { portalLabel, portalTitle, portalTypeConfigs } from './portal-config';
export {
  portalKeyFromRoute,
  portalKeys,
  portalKeySchema,
  portalRouteFromKey,
  type PortalKey,
} from './portal-key';
export { productName, productPath } from './product';
