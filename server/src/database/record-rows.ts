import { and, asc, desc, eq, gt, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import {
  validateRecord,
  recordOwnersByCollection,
  isKernelCollection,
  isKnownCollection,
  formatIssues,
  getCollectionSpec,
  type CollectionName,
  type IndexQuery,
  type LoadQuery,
  type RecordOwners,
  type StoredVersion,
} from 'shared-kernel/server';
import type { Database } from './open-database';
import { indexValues, quarantine, records } from './tables';
import type { ChangedRecord } from './workspace-state';

export interface RecordRow {
  readonly collection: CollectionName;
  readonly id: string;
  readonly stored: StoredVersion<object>;
}

export interface RowWithRevision extends RecordRow {
  /** Workspace revision in which the record is written. */
  readonly writtenAt: number;
}

/** Maximum number of rows per statement, because a statement can have 65,535 parameters. */
const maxRows = 2000;

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / maxRows) }, (_, at) =>
    all.slice(at * maxRows, (at + 1) * maxRows),
  );

/** Returns the client id or name of the first company that a record mentions. */
function companyOf(collection: CollectionName, record: object): string | null {
  const rule = isKernelCollection(collection)
    ? (recordOwnersByCollection[collection] as (one: object) => RecordOwners)
    : getCollectionSpec(collection).companiesOf;
  const [first] = rule?.(record).companies ?? [];
  return first?.clientId ?? first?.client ?? null;
}

function rowOf({ collection, id, stored }: RecordRow, writtenAt: number) {
  const { bytes = null, ...body } = stored.record as { readonly bytes?: Uint8Array };
  const company = companyOf(collection, stored.record);
  return { collection, id, company, revision: stored.revision, writtenAt, body, bytes };
}

const valuesOf = ({ collection, id, stored }: RecordRow) =>
  Object.entries(getCollectionSpec(collection).indexes).flatMap(([name, valueOf]) => {
    const value = valueOf(stored.record);
    return value === undefined ? [] : [{ collection, name, value, id }];
  });

/** Adds new records with their index values. Fails if a record already exists. */
export async function addRows(
  database: Database,
  rows: readonly RecordRow[],
  writtenAt: number,
): Promise<void> {
  for (const some of chunksOf(rows))
    await database.insert(records).values(some.map((row) => rowOf(row, writtenAt)));
  for (const values of chunksOf(rows.flatMap(valuesOf)))
    await database.insert(indexValues).values(values);
}

export const matchesRecordKey = (collection: string, id: string) =>
  and(eq(records.collection, collection), eq(records.id, id));

/** Adds or replaces one file record. File records have no index values. */
export const putFileRow = (database: Database, row: RowWithRevision) => {
  const { collection, id, ...values } = rowOf(row, row.writtenAt);
  return database
    .insert(records)
    .values({ collection, id, ...values })
    .onConflictDoUpdate({ target: [records.collection, records.id], set: values });
};

export const hasBytes = ({ stored }: RecordRow): boolean => 'bytes' in stored.record;

/** Adds or replaces records with their index values, and stores the revision of each change. */
export async function putRows(
  database: Database,
  rows: readonly RowWithRevision[],
  changed: readonly (ChangedRecord & { readonly revision: number })[],
): Promise<void> {
  const given = JSON.stringify(rows.map((row) => rowOf(row, row.writtenAt)));
  const indexed = JSON.stringify(rows.flatMap(valuesOf));
  await database.execute(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb)
        AS r(collection text, id text, company text, revision integer, "writtenAt" bigint,
          body jsonb)
    ), indexed AS (
      SELECT * FROM jsonb_to_recordset(${indexed}::jsonb)
        AS r(collection text, name text, value text, id text)
    ), put AS (
      INSERT INTO records (collection, id, company, revision, written_at, body)
      SELECT collection, id, company, revision, "writtenAt", body FROM given
      ON CONFLICT (collection, id) DO UPDATE SET company = excluded.company,
        revision = excluded.revision, written_at = excluded.written_at, time = now(),
        body = excluded.body
    ), removed AS (
      DELETE FROM index_values v USING given g
      WHERE v.collection = g.collection AND v.id = g.id AND g.revision > 1 AND NOT EXISTS (
        SELECT 1 FROM indexed i
        WHERE (i.collection, i.name, i.value, i.id) = (v.collection, v.name, v.value, v.id)
      )
    ), noted AS (
      INSERT INTO changes (revision, collection, id, portals)
      SELECT r.revision, r.collection, r.key,
        ARRAY(SELECT jsonb_array_elements_text(r.portals))
      FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        AS r(revision bigint, collection text, key text, portals jsonb)
    )
    INSERT INTO index_values (collection, name, value, id)
    SELECT collection, name, value, id FROM indexed
    ON CONFLICT DO NOTHING`);
}

const columns = {
  id: records.id,
  revision: records.revision,
  body: records.body,
  bytes: records.bytes,
};

function rangeOf({ equals, from, to }: IndexQuery): SQL | undefined {
  return and(
    equals === undefined ? undefined : eq(indexValues.value, equals),
    from === undefined ? undefined : gte(indexValues.value, from),
    to === undefined ? undefined : lte(indexValues.value, to),
  );
}

async function readIndex(
  database: Database,
  collection: CollectionName,
  { index, range }: Extract<LoadQuery, { readonly index: string }>,
) {
  const order = range.descending === true ? desc : asc;
  const query = database
    .select(columns)
    .from(indexValues)
    .innerJoin(
      records,
      and(eq(records.collection, indexValues.collection), eq(records.id, indexValues.id)),
    )
    .where(and(eq(indexValues.collection, collection), eq(indexValues.name, index), rangeOf(range)))
    .orderBy(order(indexValues.value), order(indexValues.id));
  return range.limit === undefined ? query : query.limit(range.limit);
}

async function readRows(database: Database, collection: CollectionName, query?: LoadQuery) {
  if (query && 'index' in query) return readIndex(database, collection, query);
  const all = database.select(columns).from(records);
  if (!query) return all.where(eq(records.collection, collection)).orderBy(asc(records.id));
  const rows = await all.where(
    and(eq(records.collection, collection), inArray(records.id, [...query.keys])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return query.keys.flatMap((key) => byId.get(key) ?? []);
}

type ReadRow = Awaited<ReturnType<typeof readRows>>[number];

const recordOf = ({ body, bytes }: ReadRow): object =>
  bytes === null ? body : { ...body, bytes: new Uint8Array(bytes) };

/** Moves invalid records to quarantine. Invalid audit entries are not moved, because the audit log is append-only. */
async function quarantineRows(
  database: Database,
  collection: CollectionName,
  invalid: readonly (readonly [row: ReadRow, reasons: string[]])[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const [{ id, body }, reasons] of invalid) {
      await transaction
        .insert(quarantine)
        .values({ collection, id, body, reasons })
        .onConflictDoNothing();
      await transaction.delete(records).where(matchesRecordKey(collection, id));
    }
  });
}

/** Reads valid records, sorted by key or by index. Invalid records are moved to the quarantine. */
export async function loadRows(
  database: Database,
  collection: CollectionName,
  query?: LoadQuery,
): Promise<readonly StoredVersion<object>[]> {
  const invalid: (readonly [ReadRow, string[]])[] = [];
  const valid = (await readRows(database, collection, query)).flatMap((row) => {
    const value = recordOf(row);
    if (!isKnownCollection(collection)) return [{ record: value, revision: row.revision }];
    const checked = validateRecord(collection, value);
    if (checked.ok) return [{ record: checked.record, revision: row.revision }];
    invalid.push([row, formatIssues(checked.issues)]);
    return [];
  });
  if (invalid.length === 0 || getCollectionSpec(collection).isAppendOnly) return valid;
  await quarantineRows(database, collection, invalid);
  return loadRows(database, collection, query);
}

interface Page {
  readonly after: string;
  readonly limit: number;
  /** Returns only records that were written after this workspace revision. */
  readonly writtenAfter: number;
}

export async function loadKeysOfPage(
  database: Database,
  collection: string,
  { after, limit, writtenAfter }: Page,
): Promise<readonly string[]> {
  const rows = await database
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.collection, collection),
        gt(records.id, after),
        gt(records.writtenAt, writtenAfter),
      ),
    )
    .orderBy(asc(records.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
