export {
  portalKeyFromRoute,
  portalKeys,
  portalRouteFromKey,
  type PortalKey,
  productName,
  productPath,
  portalAuditAccess,
  portalLabel,
  portalTitle,
} from './portal-key';
export { portalKeySchema } from './portal-key.schema';
