import type { ClientReference } from '../../domain/client/client-reference';
import type { PortalKey } from '../../domain/portal/portal-key';

export interface RecordKey {
  readonly collection: string;
  readonly id: string;
}

/**
 * The owners of a record. A record without any of these fields belongs to nobody.
 *
 * @example
 * const ownersOf = ({ id }: Client): RecordOwners => ({ companies: [{ clientId: id }] });
 */
export interface RecordOwners {
  /** The clients and vendors that the record names; vendors have an empty `clientId`. */
  readonly companies?: readonly ClientReference[];
  /** The records that this record is about. Their owners apply, unless this record names a client itself. */
  readonly about?: readonly RecordKey[];
  /** The document that the file belongs to; the owners are those of the document. */
  readonly documentId?: string;
  /** The portals whose user the record is about. */
  readonly portals?: readonly PortalKey[];
}
