import { noClientId, type ClientReference } from '../../domain/client/client-reference';
import type { PortalKey } from '../../domain/portal';
import type { ReviewCase } from '../../domain/review-case';
import type { Finding, ScreeningSubject, ScreeningTarget } from '../../domain/sanctions';
import { keysOf } from '../../format/map-to-record';
import type { CommandTransaction } from './command';
import { findClientId, findClientRecords } from './client-records';
import type { WorkspaceSource } from '../database/source';
import { loadScreeningRules } from './load-screening-rules';

/** The read methods of a transaction. */
type ScreeningReader = Pick<CommandTransaction, 'find' | 'get'>;

export const createScreeningReader = (source: WorkspaceSource): ScreeningReader => ({
  find: (...query) => source.find(...query),
  get: async (collection, key) => (await source.get(collection, key))?.record,
});

interface Screened {
  readonly findings: readonly Finding[];
  readonly place: Pick<ReviewCase['subject'], 'kind' | 'id'>;
  readonly client: ClientReference;
}

const casesAbout = (reader: ScreeningReader, { kind, id }: Screened['place']) =>
  reader.find('cases', 'subject', { equals: `${kind}/${id}` });

async function payee(reader: ScreeningReader, { kind, record }: ScreeningTarget) {
  const id = kind === 'transaction' ? await findClientId(reader, record) : undefined;
  return id === undefined || id === '' ? undefined : reader.get('clients', id);
}

/**
 * Returns the screening findings for a record, grouped by the subject of their review case. Findings for the client of
 * a payment belong to that client’s single review case. If a payment contains a different name, its findings are
 * separate.
 */
export async function findScreeningFindings(
  reader: ScreeningReader,
  screened: ScreeningTarget,
): Promise<readonly Screened[]> {
  const { createCompanySubject, screenSubjects, listScreeningSubjects } =
    await loadScreeningRules();
  const { kind, record } = screened;
  if (listScreeningSubjects(screened).length === 0) return [];
  const client = await payee(reader, screened);
  const ownPlace = { kind, id: record.id } as const;
  const screen = async (
    subjects: readonly ScreeningSubject[],
    place: Screened['place'],
    named: ClientReference,
  ): Promise<Screened> => ({
    findings: screenSubjects(subjects, await casesAbout(reader, place)),
    place,
    client: named,
  });
  const others = listScreeningSubjects(screened, client);
  if (!client) return [await screen(others, ownPlace, record)];
  const [ofClient] = await findClientRecords(reader, 'complianceRecords', client);
  const place = ofClient ? ({ kind: 'client', id: ofClient.id } as const) : ownPlace;
  const named = { client: client.companyName, clientId: client.id };
  return [
    await screen([createCompanySubject(client)], place, named),
    await screen(others, ownPlace, { ...record, clientId: noClientId }),
  ];
}

const collectionOf = {
  transaction: 'transactions',
  process: 'processes',
  contract: 'contracts',
} as const;

/** The kinds of records that screening checks. */
export const screenedRecordKinds = keysOf(collectionOf);

export async function findScreenedRecord(
  transaction: CommandTransaction,
  place: Screened['place'],
): Promise<ScreeningTarget | undefined> {
  const kind = screenedRecordKinds.find((screened) => screened === place.kind);
  const record = kind && (await transaction.get(collectionOf[kind], place.id));
  return record && ({ kind, record } as ScreeningTarget);
}

/**
 * Returns the screening findings for the subject of a review case: a payment, process or contract.
 *
 * @example
 * const findings = await findSubjectScreeningFindings(transaction, { kind: 'transaction', id: 'TX-1' });
 */
export async function findSubjectScreeningFindings(
  transaction: CommandTransaction,
  subject: Screened['place'],
): Promise<readonly Finding[]> {
  const screened = await findScreenedRecord(transaction, subject);
  const found = screened ? await findScreeningFindings(transaction, screened) : [];
  return found.flatMap(({ findings }) => findings);
}

/** Users of these portals must not learn that their company is screened. */
const screenedPortals: readonly (PortalKey | undefined)[] = ['client', 'vendor'];

export const canSeeScreening = (portal: PortalKey | undefined): boolean =>
  !screenedPortals.includes(portal);

/**
 * Returns the reason why screening blocks an action on a record, such as an undecided hit. Clients and vendors get a
 * text without the reason.
 */
export async function getScreeningError(
  transaction: CommandTransaction,
  screened: ScreeningTarget,
  { portal }: { readonly portal: PortalKey | undefined },
): Promise<string | undefined> {
  const { getBlockReason } = await loadScreeningRules();
  const found = await findScreeningFindings(transaction, screened);
  const reason = found
    .flatMap(({ findings }) => findings.map(getBlockReason))
    .find((text) => text !== undefined);
  return reason === undefined || canSeeScreening(portal)
    ? reason
    : 'This is not possible at the moment.';
}
