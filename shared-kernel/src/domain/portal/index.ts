export {
  portalKeyFromRoute,
  portalKeys,
  portalRouteFromKey,
  type PortalKey,
  productName,
  productPath,
  portalAuditAccess,
  portalLabel,
} from './portal-key';
export { portalKeySchema } from './portal-key.schema';
