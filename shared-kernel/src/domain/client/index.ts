export {
  clientChoices,
  clientDirectory,
  emptyClientDirectory,
  type ClientDirectory,
} from './client-directory';
export { complianceRecordClient, clientNames, type NamedClient } from './client-reference';
export { clientSchema, type Client } from './client.schema';
export { maskTaxId } from './mask-tax-id';
