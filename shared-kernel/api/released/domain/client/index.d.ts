export { clientSchema, type Client } from './client.schema';
export { maskTaxId } from './mask-tax-id';
