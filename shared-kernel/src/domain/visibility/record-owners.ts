import type { AuditEntry } from '../audit';
import type { Client } from '../client';
import {
  toClientReference,
  normalizeName,
  noClientId,
  getEnteredClientName,
  type ClientReference,
} from '../client/client-reference';
import type { ComplianceRecord } from '../compliance';
import type { Contract } from '../contract';
import type { Notification } from '../notification';
import { ownCompany } from '../own-company';
import { portalKeys, type PortalKey } from '../portal/portal-key';
import type { Process } from '../process';
import type { ProcessAlert } from '../process/process-alert';
import { getAlertSettingsId } from '../process/process-alert-settings';
import type { Profile } from '../profile';
import type { ReviewCase } from '../review-case';
import type { Transaction } from '../transaction';

export interface RecordKey {
  readonly collection: string;
  readonly id: string;
}

/** The owners of a record. If all fields are missing, the record has no owner. */
export interface RecordOwners {
  /** The clients and vendors in the record. For a vendor, `clientId` is empty. */
  readonly companies?: readonly ClientReference[];
  /**
   * The records to which this record refers. Their owners also own this record, unless this record contains a client.
   */
  readonly about?: readonly RecordKey[];
  /** The document to which a file belongs. The owners of the document also own the file. */
  readonly documentId?: string;
  /** The portals whose users own the record. For example, a settings record belongs to one portal. */
  readonly portals?: readonly PortalKey[];
}

/** The record types of the kernel’s collections. The fields of a record determine its owners. */
interface OwnedRecords {
  readonly contracts: Contract;
  readonly clients: Client;
  readonly complianceRecords: ComplianceRecord;
  readonly transactions: Transaction;
  readonly processes: Process;
  readonly processAlerts: ProcessAlert;
  readonly notifications: Notification;
  readonly profiles: Profile;
  readonly auditEntries: AuditEntry;
  readonly demoRequests: object;
  readonly settings: { readonly id: string };
  readonly files: { readonly id: string };
  readonly contractTemplates: { readonly clientId?: string | undefined };
  readonly cases: ReviewCase;
}

const namedIn = (record: ClientReference): readonly ClientReference[] =>
  record.clientId === undefined && getEnteredClientName(record) === undefined ? [] : [record];

const asVendor = (name: string): ClientReference => ({ clientId: noClientId, client: name });

type PlaceOf = readonly [collection: keyof OwnedRecords, id: string | undefined];

const places = (...all: readonly PlaceOf[]): readonly RecordKey[] =>
  all.flatMap(([collection, id]) => (id === undefined ? [] : [{ collection, id }]));

/** Replaces the record id in audit entries about several records. */
const several = '*';

/** Whether the owners of a record also own its audit entries. Otherwise, each entry belongs to the user who acted. */
const isOfRecord = ({ collection, id }: RecordKey): boolean =>
  // The name of a remote’s collection contains its version, such as `invoices.notes@1`.
  (Object.hasOwn(recordOwnersByCollection, collection) || collection.includes('@')) &&
  collection !== 'settings' &&
  id !== several;

/**
 * Functions that return the owners of a record, by collection. They use only the record, so that a server can apply the
 * same rule.
 */
export const recordOwnersByCollection: {
  readonly [C in keyof OwnedRecords]: (record: OwnedRecords[C]) => RecordOwners;
} = {
  contracts: (contract) => ({ companies: namedIn(contract) }),
  clients: ({ id, companyName }) => ({ companies: [{ clientId: id, client: companyName }] }),
  complianceRecords: (record) => ({ companies: [toClientReference(record)] }),
  transactions: (transaction) => ({ companies: namedIn(transaction) }),
  processes: (process) => ({
    companies: [
      ...namedIn(process),
      ...process.milestones.map(({ assignedTo }) => asVendor(assignedTo)),
    ],
  }),
  processAlerts: ({ processId }) => ({ about: places(['processes', processId]) }),
  notifications: (notification) => ({
    companies: namedIn(notification),
    about: places(
      ['processes', notification.relatedProcess],
      ['contracts', notification.metadata?.contractId],
      ['transactions', notification.metadata?.paymentId],
    ),
    ...(notification.portal && { portals: [notification.portal] }),
  }),
  profiles: ({ portal }) => ({ portals: [portal] }),
  auditEntries: ({ subject, portal }) =>
    isOfRecord(subject) ? { about: [subject] } : { portals: portal ? [portal] : [] },
  demoRequests: () => ({}),
  // Each settings record belongs to the portal that its id names.
  settings: ({ id }) => ({
    portals: portalKeys.filter((portal) => getAlertSettingsId(portal) === id),
  }),
  files: ({ id }) => ({ documentId: id }),
  contractTemplates: ({ clientId = noClientId }) => ({ companies: [{ clientId }] }),
  cases: (one) => ({ companies: namedIn(one) }),
};

/** Portals that show only the records of one company. */
export type CompanyPortal = 'client' | 'vendor';

function isOwnName(
  portal: CompanyPortal,
  names: ReadonlySet<string>,
  reference: ClientReference,
): boolean {
  const { clientId } = reference;
  const name = normalizeName(getEnteredClientName(reference) ?? '');
  if (portal === 'vendor') return (clientId ?? noClientId) === noClientId && names.has(name);
  return clientId === undefined ? names.has(name) : clientId === ownCompany.id;
}

const isOfClient = ({ clientId, ...reference }: ClientReference): boolean =>
  clientId === undefined ? (getEnteredClientName(reference) ?? '') !== '' : clientId !== noClientId;

/** Whether the portal’s company owns the record; `undefined` if this depends on a referenced record or document. */
export function isOwnRecord(
  portal: CompanyPortal,
  names: ReadonlySet<string>,
  { companies = [], about = [], documentId, portals = [] }: RecordOwners,
): boolean | undefined {
  if (portals.includes(portal)) return true;
  if (companies.some((reference) => isOwnName(portal, names, reference))) return true;
  // A record that contains another client belongs only to that client, even if it refers to records of this company.
  if (portal === 'client' && companies.some(isOfClient)) return false;
  return about.length > 0 || documentId !== undefined ? undefined : false;
}
