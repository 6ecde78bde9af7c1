export {
  portalAuditAccess,
  portalLabel,
  portalTitle,
  portalTypeConfig,
  portalTypeConfigs,
  portalTypeConfigSchema,
  type PortalTypeConfig,
} from './portal-config';
export {
  portalKeyFromRoute,
  portalKeys,
  portalKeySchema,
  portalRouteFromKey,
  portalRoutes,
  portalRouteSchema,
  profilePortalFromKey,
  type PortalKey,
  type PortalRoute,
} from './portal-key';
export {
  passwordChangeDelayMs,
  productName,
  productPath,
  productSegment,
  profileSaveDelayMs,
} from './product';
