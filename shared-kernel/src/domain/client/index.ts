export {
  addClientDocument,
  addClientUser,
  newClient,
  editedClient,
  editClientUser,
  newClientId,
} from './change-client';
export {
  clientDocumentSchema,
  clientDocumentStatuses,
  clientDocumentStatusView,
  clientDocumentTypeLabel,
  clientDocumentTypes,
  clientDocumentTypeSchema,
  type ClientDocument,
  type ClientDocumentStatus,
  type ClientDocumentType,
} from './client-document';
export {
  clientFormSchema,
  clientUserFormSchema,
  duplicateCompanyMessage,
  type ClientForm,
  type ClientFormInput,
  type ClientUserForm,
} from './client-form';
export {
  clientSummary,
  hasOpenScreening,
  isDuplicateCompany,
  searchClients,
  type ClientFilter,
  type ClientSummary,
} from './client-list';
export {
  clientUserSchema,
  clientUserStatuses,
  clientUserStatusView,
  type ClientUser,
  type ClientUserStatus,
} from './client-user';
export {
  clientSchema,
  financialDataSchema,
  type Client,
  type FinancialData,
} from './client.schema';
export { maskTaxId } from './mask-tax-id';
export {
  clientContractSchema,
  clientContractStatuses,
  clientContractStatusView,
  complianceCheckSchema,
  complianceCheckStatuses,
  complianceCheckStatusView,
  departmentSchema,
  isPlatformContract,
  organizationDataSchema,
  type ClientContract,
  type ClientContractStatus,
  type ComplianceCheck,
  type ComplianceCheckStatus,
  type Department,
  type OrganizationData,
} from './organization-data';
export {
  permissionDescription,
  permissionLabel,
  permissions,
  permissionSchema,
  permissionsForRole,
  type Permission,
} from './permission';
