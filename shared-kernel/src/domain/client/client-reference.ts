/**
 * A record's reference to a client by `clientId` or by a stored name. Without a `clientId`, the name identifies the
 * client. An empty `clientId` means that the record has no client.
 */
export interface ClientReference {
  readonly clientId?: string | undefined;
  readonly client?: string | undefined;
  readonly counterparty?: string | undefined;
  readonly clientName?: string | undefined;
}

export type ClientField = 'client' | 'counterparty' | 'clientName';

const fields: readonly ClientField[] = ['client', 'counterparty', 'clientName'];

/** Returns the field in which a record stores its client's name, or `undefined` if there is no such field. */
export const findClientField = (record: ClientReference): ClientField | undefined =>
  fields.find((field) => record[field] !== undefined);

/** Returns the client's name as the user entered it, or `undefined` if the record has none. */
export function getEnteredClientName(record: ClientReference): string | undefined {
  const field = findClientField(record);
  return field && record[field];
}

/** Value of `clientId` in a record that belongs to no client. The record can still contain a client's name. */
export const noClientId = '';

/** The client fields that are needed to find the client of a record. */
export interface NamedClient {
  readonly id: string;
  readonly companyName: string;
  readonly formerNames?: readonly string[] | undefined;
}

/** Returns all names of a client, starting with the current one. */
export const listClientNames = ({
  companyName,
  formerNames = [],
}: NamedClient): readonly string[] => [companyName, ...formerNames];

/** Returns the former names of a client after the client is renamed to `name`. */
export const listFormerNames = (client: NamedClient, name: string): readonly string[] =>
  [...new Set(listClientNames(client))].filter((known) => known !== name);

/** Converts the client fields of a compliance record to a `ClientReference`. */
export const toClientReference = ({
  clientId,
  name,
}: {
  readonly clientId?: string | undefined;
  readonly name: string;
}): ClientReference => ({ clientId, client: name });

/**
 * Normalizes a name for comparison. Letter case and Unicode compatibility forms are ignored.
 *
 * @example
 * normalizeName(' ACME Energy ') === normalizeName('acme energy'); // true
 */
export const normalizeName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
