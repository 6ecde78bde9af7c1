import {
  caseClient,
  foldName,
  noClientId,
  typedClientName,
  type ClientReference,
} from '../../domain/client/client-reference';
import { portalKeys } from '../../domain/portal/portal-key';
import { ownCompany, vendorNames } from '../../domain/own-company';
import { settingsIdOf } from '../../domain/process/process-alert-settings';
import { isCollection, type KernelCollection, type RecordOf } from '../database/collections';
import type { RecordKey, RecordOwners } from '../database/record-owners';

const namedIn = (record: ClientReference): readonly ClientReference[] =>
  record.clientId === undefined && typedClientName(record) === undefined ? [] : [record];

/** A company that works for the platform and is no client. */
const asVendor = (name: string): ClientReference => ({ clientId: noClientId, client: name });

type PlaceOf = readonly [collection: KernelCollection, id: string | undefined];

const places = (...all: readonly PlaceOf[]): readonly RecordKey[] =>
  all.flatMap(([collection, id]) => (id === undefined ? [] : [{ collection, id }]));

/** In place of the id of one record, in an entry about several. */
const several = '*';

/** Whether an entry belongs to whom its record belongs to, and not to the person who acted. */
const isOfRecord = ({ collection, id }: RecordKey): boolean =>
  isCollection(collection) && collection !== 'settings' && id !== several;

/**
 * Whose the records of each collection are. It only reads the record, so that a server can filter by the same rule.
 *
 * @example
 * companiesOf.contracts(contract).companies; // [{ clientId: 'CL-001', client: 'Meridian Energy Partners' }]
 */
export const companiesOf: {
  readonly [C in KernelCollection]: (record: RecordOf<C>) => RecordOwners;
} = {
  contracts: (contract) => ({ companies: namedIn(contract) }),
  clients: ({ id, companyName }) => ({ companies: [{ clientId: id, client: companyName }] }),
  complianceRecords: (record) => ({ companies: [caseClient(record)] }),
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
  // Each portal's person has a record of their own.
  settings: ({ id }) => ({ portals: portalKeys.filter((portal) => settingsIdOf(portal) === id) }),
  files: ({ id }) => ({ documentId: id }),
  contractTemplates: ({ clientId = noClientId }) => ({ companies: [{ clientId }] }),
  cases: (one) => ({ companies: namedIn(one) }),
};

/** The portals that show one company alone. */
export type CompanyPortal = 'client' | 'vendor';

/** Whether a company that a record names is the one of the portal; `names` are those of the client, folded. */
function isOwnName(
  portal: CompanyPortal,
  names: ReadonlySet<string>,
  reference: ClientReference,
): boolean {
  const { clientId } = reference;
  const name = foldName(typedClientName(reference) ?? '');
  if (portal === 'vendor') return (clientId ?? noClientId) === noClientId && vendorNames.has(name);
  return clientId === undefined ? names.has(name) : clientId === ownCompany.id;
}

/** Whether a reference names a client. */
const isOfClient = ({ clientId, ...reference }: ClientReference): boolean =>
  clientId === undefined ? (typedClientName(reference) ?? '') !== '' : clientId !== noClientId;

/**
 * Whether owners include the company of a portal, as far as they say so themselves; `undefined` if the records or the
 * document that they name decide.
 */
export function isOwnRecord(
  portal: CompanyPortal,
  names: ReadonlySet<string>,
  { companies = [], about = [], documentId, portals = [] }: RecordOwners,
): boolean | undefined {
  if (portals.includes(portal)) return true;
  if (companies.some((reference) => isOwnName(portal, names, reference))) return true;
  // A record that names another client is that client's, even if it is about a record of this one.
  if (portal === 'client' && companies.some(isOfClient)) return false;
  return about.length > 0 || documentId !== undefined ? undefined : false;
}
