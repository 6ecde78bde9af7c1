export {
  getPortalKeyFromRoute,
  portalKeys,
  getPortalRouteFromKey,
  type PortalKey,
  productName,
  productPath,
  portalAuditAccess,
  portalLabel,
} from './portal-key';
export { isSamePerson, getPersonId, type PortalPerson } from './person';
export { portalKeySchema } from './portal-key.schema';
export {
  permissions,
  formatPortalsWithPermission,
  type Permission,
  type PermissionScope,
} from './permission';
