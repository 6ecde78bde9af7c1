import type { ClientReference } from '../../domain/client/client-reference';
import type { PortalKey } from '../../domain/portal/portal-key';

export interface RecordKey {
  readonly collection: string;
  readonly id: string;
}

/**
 * The owners of a record. Without any of these fields, it belongs to nobody.
 *
 * @example
 * const ownersOf = ({ id }: Client): RecordOwners => ({ companies: [{ clientId: id }] });
 */
export interface RecordOwners {
  /** The clients that the record names, and the vendors, with an empty `clientId`. */
  readonly companies?: readonly ClientReference[];
  /** The records that it is about. They decide the owners, unless the record names a client itself. */
  readonly about?: readonly RecordKey[];
  /** The document that the file belongs to; the owners are those of the document. */
  readonly documentId?: string;
  /** The portals whose user the record is about. */
  readonly portals?: readonly PortalKey[];
}
