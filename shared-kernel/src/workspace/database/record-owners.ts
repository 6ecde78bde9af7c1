import type { ClientReference } from '../../domain/client/client-reference';
import type { PortalKey } from '../../domain/portal/portal-key';

export interface RecordKey {
  readonly collection: string;
  readonly id: string;
}

/** The owners of a record. If all fields are missing, the record has no owner. */
export interface RecordOwners {
  /** The clients and vendors in the record. For a vendor, `clientId` is empty. */
  readonly companies?: readonly ClientReference[];
  /** The records to which this record refers. Their owners also own this record, unless it contains a client itself. */
  readonly about?: readonly RecordKey[];
  /** The document to which a file belongs. Whoever owns the document owns the file. */
  readonly documentId?: string;
  /** The portals whose users own the record, such as the settings of a portal. */
  readonly portals?: readonly PortalKey[];
}
