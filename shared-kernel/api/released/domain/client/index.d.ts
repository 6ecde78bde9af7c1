export { addClientDocument, addClientUser, newClient, editedClient, editClientUser, } from './change-client';
export { clientDocumentStatusView, clientDocumentTypeLabel, clientDocumentTypes, clientDocumentTypeSchema, type ClientDocument, type ClientDocumentType, } from './client-document';
export { clientFormSchema, clientUserFormSchema, duplicateCompanyMessage, type ClientForm, type ClientFormInput, type ClientUserForm, } from './client-form';
export { clientSummary, hasOpenScreening, isDuplicateCompany, searchClients } from './client-list';
export { clientUserSchema, clientUserStatuses, clientUserStatusView, type ClientUser, } from './client-user';
export { clientSchema, type Client } from './client.schema';
export { maskTaxId } from './mask-tax-id';
export { clientContractStatusView, complianceCheckStatusView, isPlatformContract, type ClientContract, type ComplianceCheck, type Department, } from './organization-data';
export { permissionDescription, permissionLabel, permissions, permissionsForRole, type Permission, } from './permission';
