export {
  listClientChoices,
  createClientDirectory,
  emptyClientDirectory,
  type ClientDirectory,
} from './client-directory';
export {
  toClientReference,
  listClientNames,
  noClientId,
  type NamedClient,
} from './client-reference';
export { clientSchema, type Client } from './client.schema';
export { maskTaxId } from './mask-tax-id';
