/**
 * How a record names a client: as it was typed, in the one of the three fields that its kind has, and by `clientId`.
 * Without a `clientId` the name decides, an empty one says that the record is no client's.
 */
export interface ClientReference {
  readonly clientId?: string | undefined;
  readonly client?: string | undefined;
  readonly counterparty?: string | undefined;
  readonly clientName?: string | undefined;
}

/** The field in which a record names its client. */
export type ClientField = 'client' | 'counterparty' | 'clientName';

const fields: readonly ClientField[] = ['client', 'counterparty', 'clientName'];

/** The field in which a record names its client; absent where it names none. */
export const clientFieldOf = (record: ClientReference): ClientField | undefined =>
  fields.find((field) => record[field] !== undefined);

/** The client's name as it was typed; absent where the record names none. */
export function typedClientName(record: ClientReference): string | undefined {
  const field = clientFieldOf(record);
  return field && record[field];
}

/** The `clientId` of a record that belongs to no client, no matter whom it names. */
export const noClientId = '';

/** A client as references to it need it. */
export interface NamedClient {
  readonly id: string;
  readonly companyName: string;
  readonly formerNames?: readonly string[] | undefined;
}

/** Every name of a client, the current one first. */
export const clientNames = ({ companyName, formerNames = [] }: NamedClient): readonly string[] => [
  companyName,
  ...formerNames,
];

/** The names that a client no longer has once it is called `name`. */
export const formerNamesAs = (client: NamedClient, name: string): readonly string[] =>
  [...new Set(clientNames(client))].filter((known) => known !== name);

/** How a compliance case, which bears its client's name, refers to the client. */
export const caseClient = ({
  clientId,
  name,
}: {
  readonly clientId?: string | undefined;
  readonly name: string;
}): ClientReference => ({ clientId, client: name });

/**
 * A name as it is compared: case and compatibility forms do not count.
 *
 * @example
 * foldName(' ACME Energy ') === foldName('acme energy'); // true
 */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
