export { portalLabel, portalTitle, portalTypeConfigs } from './portal-config';
export {
  portalKeyFromRoute,
  portalKeys,
  portalKeySchema,
  portalRouteFromKey,
  profilePortalFromKey,
  type PortalKey,
} from './portal-key';
export { passwordChangeDelayMs, productName, productPath, profileSaveDelayMs } from './product';
