/**
 * A record's reference to a client, as `clientId` and one of three fields with the stored name. Without `clientId` the
 * name identifies the client; an empty `clientId` means that the record has no client.
 */
export interface ClientReference {
  readonly clientId?: string | undefined;
  readonly client?: string | undefined;
  readonly counterparty?: string | undefined;
  readonly clientName?: string | undefined;
}

export type ClientField = 'client' | 'counterparty' | 'clientName';

const fields: readonly ClientField[] = ['client', 'counterparty', 'clientName'];

/** The field in which a record stores its client's name; `undefined` if it has none. */
export const clientFieldOf = (record: ClientReference): ClientField | undefined =>
  fields.find((field) => record[field] !== undefined);

/** The client's name as the user entered it; `undefined` if the record has none. */
export function typedClientName(record: ClientReference): string | undefined {
  const field = clientFieldOf(record);
  return field && record[field];
}

/** Value of `clientId` for a record that belongs to no client, even if it contains a client's name. */
export const noClientId = '';

/** The fields of a client that other records need to refer to it. */
export interface NamedClient {
  readonly id: string;
  readonly companyName: string;
  readonly formerNames?: readonly string[] | undefined;
}

/** Every name of a client, starting with the current one. */
export const clientNames = ({ companyName, formerNames = [] }: NamedClient): readonly string[] => [
  companyName,
  ...formerNames,
];

/** The former names of a client after it is renamed to `name`. */
export const formerNamesAs = (client: NamedClient, name: string): readonly string[] =>
  [...new Set(clientNames(client))].filter((known) => known !== name);

/** A compliance record's reference to its client. */
export const complianceRecordClient = ({
  clientId,
  name,
}: {
  readonly clientId?: string | undefined;
  readonly name: string;
}): ClientReference => ({ clientId, client: name });

/**
 * Normalizes a name for comparison: ignores letter case and Unicode compatibility forms.
 *
 * @example
 * foldName(' ACME Energy ') === foldName('acme energy'); // true
 */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
