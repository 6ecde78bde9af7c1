import { and, asc, desc, eq, gt, gte, inArray, lte, type SQL } from 'drizzle-orm';
import {
  checkRecord,
  companiesOf,
  isKernelCollection,
  isKnownCollection,
  reasonsOf,
  specOf,
  type CollectionName,
  type IndexQuery,
  type LoadQuery,
  type RecordOwners,
  type Stored,
} from 'shared-kernel/server';
import type { Database } from './open-database';
import { indexValues, quarantine, records } from './tables';

export interface Row {
  readonly collection: CollectionName;
  readonly id: string;
  readonly stored: Stored<object>;
}

/** Maximum number of rows per statement, because PostgreSQL allows at most 65,535 parameters per statement. */
const maxRows = 2000;

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / maxRows) }, (_, at) =>
    all.slice(at * maxRows, (at + 1) * maxRows),
  );

/** Returns the client id or name of the first company in a record. */
function companyOf(collection: CollectionName, record: object): string | null {
  const rule = isKernelCollection(collection)
    ? (companiesOf[collection] as (one: object) => RecordOwners)
    : specOf(collection).companiesOf;
  const [first] = rule?.(record).companies ?? [];
  return first?.clientId ?? first?.client ?? null;
}

function rowOf({ collection, id, stored }: Row, writtenAt: number) {
  const { bytes = null, ...body } = stored.record as { readonly bytes?: Uint8Array };
  const company = companyOf(collection, stored.record);
  return { collection, id, company, revision: stored.revision, writtenAt, body, bytes };
}

const valuesOf = ({ collection, id, stored }: Row) =>
  Object.entries(specOf(collection).indexes).flatMap(([name, valueOf]) => {
    const value = valueOf(stored.record);
    return value === undefined ? [] : [{ collection, name, value, id }];
  });

/** Adds new records with their index values. Fails if a record exists. */
export async function addRows(
  database: Database,
  rows: readonly Row[],
  writtenAt: number,
): Promise<void> {
  for (const some of chunksOf(rows))
    await database.insert(records).values(some.map((row) => rowOf(row, writtenAt)));
  for (const values of chunksOf(rows.flatMap(valuesOf)))
    await database.insert(indexValues).values(values);
}

export const isAt = (collection: string, id: string) =>
  and(eq(records.collection, collection), eq(records.id, id));

export async function putRow(database: Database, row: Row, writtenAt: number): Promise<void> {
  const { collection, id, ...values } = rowOf(row, writtenAt);
  const time = new Date().toISOString();
  const replaced = await database
    .update(records)
    .set({ ...values, time })
    .where(isAt(collection, id))
    .returning({ id: records.id });
  if (replaced.length === 0) return addRows(database, [row], writtenAt);
  await database
    .delete(indexValues)
    .where(and(eq(indexValues.collection, collection), eq(indexValues.id, id)));
  const indexed = valuesOf(row);
  if (indexed.length > 0) await database.insert(indexValues).values(indexed);
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

/** Moves invalid records to quarantine. Invalid audit entries stay, because the audit log is append-only. */
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
      await transaction.delete(records).where(isAt(collection, id));
    }
  });
}

/** Reads valid records, sorted by key or by index. Invalid records are moved to the quarantine. */
export async function loadRows(
  database: Database,
  collection: CollectionName,
  query?: LoadQuery,
): Promise<readonly Stored<object>[]> {
  const invalid: (readonly [ReadRow, string[]])[] = [];
  const valid = (await readRows(database, collection, query)).flatMap((row) => {
    const value = recordOf(row);
    if (!isKnownCollection(collection)) return [{ record: value, revision: row.revision }];
    const checked = checkRecord(collection, value);
    if (checked.ok) return [{ record: checked.record, revision: row.revision }];
    invalid.push([row, reasonsOf(checked.issues)]);
    return [];
  });
  if (invalid.length === 0 || specOf(collection).isAppendOnly) return valid;
  await quarantineRows(database, collection, invalid);
  return loadRows(database, collection, query);
}

interface Page {
  readonly after: string;
  readonly limit: number;
  /** Limits the result to records that were written after this workspace revision. */
  readonly writtenAfter: number;
}

export async function keysOfPage(
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
