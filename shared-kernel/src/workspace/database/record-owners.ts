import type { ClientReference } from '../../domain/client/client-reference';
import type { PortalKey } from '../../domain/portal/portal-key';

export interface RecordKey {
  readonly collection: string;
  readonly id: string;
}

/**
 * The owners of a record. If all fields are missing, the record has no owner.
 *
 * @example
 * const ownersOf = ({ id }: Client): RecordOwners => ({ companies: [{ clientId: id }] });
 */
export interface RecordOwners {
  /** The clients and vendors that the record names; vendors have an empty `clientId`. */
  readonly companies?: readonly ClientReference[];
  /** The records that this record refers to. Their owners also own this record, unless this record names a client. */
  readonly about?: readonly RecordKey[];
  /** The document that the file belongs to. The owners of the document also own the file. */
  readonly documentId?: string;
  /** The portals whose users own the record. For example, each user owns the settings of a portal. */
  readonly portals?: readonly PortalKey[];
}
