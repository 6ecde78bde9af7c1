import type { ClientReference } from '../../domain/client/client-reference';
import type { PortalKey } from '../../domain/portal/portal-key';

/** Where a record is: its collection, by name, and its key there. */
export interface RecordKey {
  readonly collection: string;
  readonly id: string;
}

/**
 * Whose a record is. Without any of these it is no one's.
 *
 * @example
 * const ownersOf = ({ id }: Client): RecordOwners => ({ companies: [{ clientId: id }] });
 */
export interface RecordOwners {
  /** The clients that it names, and the vendors, which have an empty `clientId`. */
  readonly companies?: readonly ClientReference[];
  /** The records that it is about. It belongs to whom they belong to, unless it names a client itself. */
  readonly about?: readonly RecordKey[];
  /** The document that it is the file of: it belongs to whom the document belongs to. */
  readonly documentId?: string;
  /** The portals whose person it concerns. */
  readonly portals?: readonly PortalKey[];
}
