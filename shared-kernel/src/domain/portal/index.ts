export {
  portalLabel,
  portalTitle,
  portalTypeConfig,
  portalTypeConfigs,
  type PortalTypeConfig,
} from './portal-config';
export {
  portalKeyFromRoute,
  portalKeys,
  portalKeySchema,
  portalRouteFromKey,
  type PortalKey,
} from './portal-key';
export { productName, productPath } from './product';
