export { clientDocumentTypes, clientDocumentTypeSchema, type ClientDocument, type ClientDocumentType, } from './client-document';
export { clientUserSchema, clientUserStatuses, type ClientUser } from './client-user';
export { clientSchema, type Client } from './client.schema';
export { maskTaxId } from './mask-tax-id';
export { isPlatformContract, type ClientContract, type ComplianceCheck, type Department, } from './organization-data';
export { permissions, permissionsForRole, type Permission, permissionSchema } from './permission';
