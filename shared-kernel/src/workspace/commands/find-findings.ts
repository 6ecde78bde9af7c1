import type { Client } from '../../domain/client';
import type { ClientReference } from '../../domain/client/client-reference';
import type { PortalKey } from '../../domain/portal';
import type { ReviewCase } from '../../domain/review-case';
import type { Finding, ScreeningTarget } from '../../domain/sanctions';
import type { CommandTransaction } from './command';
import { findClientId, findClientRecords, type RecordFinder } from './client-records';
import type { WorkspaceSource } from '../database/source';
import { loadScreeningRules } from './load-screening-rules';

interface ScreeningReader extends RecordFinder {
  readonly client: (id: string) => Promise<Client | undefined>;
}

export const createCommandReader = (transaction: CommandTransaction): ScreeningReader => ({
  find: (...query) => transaction.find(...query),
  client: (id) => transaction.get('clients', id),
});

export const createSourceReader = (source: WorkspaceSource): ScreeningReader => ({
  find: (...query) => source.find(...query),
  client: async (id) => (await source.get('clients', id))?.record,
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
  return id === undefined || id === '' ? undefined : reader.client(id);
}

/**
 * Returns the findings about a record. Findings about payments to a client belong to the client, which has one review
 * case.
 */
export async function findFindings(
  reader: ScreeningReader,
  screened: ScreeningTarget,
): Promise<Screened> {
  const { createCompanySubject, screenSubjects, listScreeningSubjects } =
    await loadScreeningRules();
  const { kind, record } = screened;
  const subjects = listScreeningSubjects(screened);
  const client = subjects.length === 0 ? undefined : await payee(reader, screened);
  const [ofClient] = client ? await findClientRecords(reader, 'complianceRecords', client) : [];
  const place = ofClient
    ? ({ kind: 'client', id: ofClient.id } as const)
    : ({ kind, id: record.id } as const);
  const found = screenSubjects(
    client ? [createCompanySubject(client)] : subjects,
    await casesAbout(reader, place),
  );
  const named = client ? { client: client.companyName, clientId: client.id } : record;
  return { findings: found, place, client: named };
}

const collectionOf = {
  transaction: 'transactions',
  process: 'processes',
  contract: 'contracts',
} as const;

async function screenedIn(
  transaction: CommandTransaction,
  { kind, id }: Screened['place'],
): Promise<ScreeningTarget | undefined> {
  if (kind !== 'transaction' && kind !== 'process' && kind !== 'contract') return undefined;
  const record = await transaction.get(collectionOf[kind], id);
  return record && ({ kind, record } as ScreeningTarget);
}

/**
 * The screening findings about the record of a review case: a payment, process or contract.
 *
 * @example
 * const findings = await findSubjectFindings(transaction, { kind: 'transaction', id: 'TX-1' });
 */
export async function findSubjectFindings(
  transaction: CommandTransaction,
  subject: Screened['place'],
): Promise<readonly Finding[]> {
  const screened = await screenedIn(transaction, subject);
  return screened ? (await findFindings(createCommandReader(transaction), screened)).findings : [];
}

/** Users of the client and vendor portals must not learn that they are screened. */
const screenedPortals: readonly (PortalKey | undefined)[] = ['client', 'vendor'];

export const canSeeScreening = (portal: PortalKey | undefined): boolean =>
  !screenedPortals.includes(portal);

/**
 * Returns the reason why screening blocks an action on a record, such as an undecided hit. Clients and vendors get a
 * text without the reason.
 *
 * @example
 * const screened = { kind: 'contract', record: contract } as const;
 * const refusal = await screeningRefusal(transaction, screened, { portal: 'admin' });
 * if (refusal !== undefined) return refuse(refusal);
 */
export async function screeningRefusal(
  transaction: CommandTransaction,
  screened: ScreeningTarget,
  { portal }: { readonly portal: PortalKey | undefined },
): Promise<string | undefined> {
  const { getBlockReason } = await loadScreeningRules();
  const { findings } = await findFindings(createCommandReader(transaction), screened);
  const reason = findings.map(getBlockReason).find((text) => text !== undefined);
  return reason === undefined || canSeeScreening(portal)
    ? reason
    : 'This is not possible at the moment.';
}
