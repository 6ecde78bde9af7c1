import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import {
  validateRecord,
  recordOwnersByCollection,
  isKernelCollection,
  isKnownCollection,
  formatIssues,
  getCollectionSpec,
  type AuditEntry,
  type CollectionName,
  type LoadQuery,
  type RecordOwners,
  type StoredVersion,
  type WrittenRecord,
} from 'shared-kernel/server';
import type { Database } from './open-database';
import { indexValues, quarantine, records } from './tables';
import type { ChangedRecord } from './workspace-state';

/** A written or changed record, and the workspace revision that changes it. */
export type WrittenRow = WrittenRecord & { readonly revision: number };
export type ChangedRow = ChangedRecord & { readonly revision: number };

function companyOf(collection: CollectionName, record: object): string | undefined {
  const rule = isKernelCollection(collection)
    ? (recordOwnersByCollection[collection] as (one: object) => RecordOwners)
    : getCollectionSpec(collection).companiesOf;
  const [first] = rule?.(record).companies ?? [];
  return first?.clientId ?? first?.client;
}

function rowsOf({ collection, key: id, stored, revision: writtenAt }: WrittenRow) {
  if (!stored) return [];
  const { bytes, ...body } = stored.record as { readonly bytes?: Uint8Array };
  const company = companyOf(collection, stored.record);
  const base64 = bytes && Buffer.from(bytes).toString('base64');
  return [{ collection, id, company, revision: stored.revision, writtenAt, body, base64 }];
}

const valuesOf = ({ collection, key: id, stored }: WrittenRow) =>
  Object.entries(stored ? getCollectionSpec(collection).indexes : {}).flatMap(([name, valueOf]) => {
    const value = stored && valueOf(stored.record);
    return value === undefined ? [] : [{ collection, name, value, id }];
  });

const matchesKeys = (collection: CollectionName, ids: readonly string[]) =>
  and(eq(records.collection, collection), inArray(records.id, [...ids]));

/** Writes and removes records with their index values, and stores the revision of each change. */
export async function writeRows(
  database: Database,
  written: readonly WrittenRow[],
  changed: readonly ChangedRow[],
): Promise<void> {
  for (const { collection, key, stored } of written)
    if (!stored) await database.delete(records).where(matchesKeys(collection, [key]));
  const given = JSON.stringify(written.flatMap(rowsOf));
  const indexed = JSON.stringify(written.flatMap(valuesOf));
  await database.execute(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb)
        AS r(collection text, id text, company text, revision integer, "writtenAt" bigint,
          body jsonb, base64 text)
    ), indexed AS (
      SELECT * FROM jsonb_to_recordset(${indexed}::jsonb)
        AS r(collection text, name text, value text, id text)
    ), put AS (
      INSERT INTO records (collection, id, company, revision, written_at, body, bytes)
      SELECT collection, id, company, revision, "writtenAt", body, decode(base64, 'base64')
      FROM given
      ON CONFLICT (collection, id) DO UPDATE SET company = excluded.company,
        revision = excluded.revision, written_at = excluded.written_at, time = now(),
        body = excluded.body, bytes = excluded.bytes
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

async function readRows(database: Database, collection: CollectionName, query?: LoadQuery) {
  const { id, revision, body, bytes } = records;
  const rows = database.select({ id, revision, body, bytes }).from(records).$dynamic();
  const isOfCollection = eq(records.collection, collection);
  if (!query) return rows.where(isOfCollection).orderBy(asc(id));
  if ('keys' in query) {
    const found = await rows.where(matchesKeys(collection, query.keys));
    const byId = new Map(found.map((row) => [row.id, row]));
    return query.keys.flatMap((key) => byId.get(key) ?? []);
  }
  const { equals, from, to, limit, descending } = query.range;
  const { value, name } = indexValues;
  const isInIndex = and(
    eq(indexValues.collection, records.collection),
    eq(indexValues.id, id),
    eq(name, query.index),
    equals === undefined ? undefined : eq(value, equals),
    from === undefined ? undefined : gte(value, from),
    to === undefined ? undefined : lte(value, to),
  );
  const order = descending === true ? desc : asc;
  const found = rows.innerJoin(indexValues, isInIndex).where(isOfCollection);
  const sorted = found.orderBy(order(value), order(indexValues.id));
  return limit === undefined ? sorted : sorted.limit(limit);
}

/**
 * Reads valid records. Quarantines invalid records, except audit entries, because the audit log is append-only, and
 * files, because the quarantine stores no bytes.
 */
export async function loadRows(
  database: Database,
  collection: CollectionName,
  query?: LoadQuery,
): Promise<readonly StoredVersion<object>[]> {
  const invalid: (typeof quarantine.$inferInsert)[] = [];
  const valid = (await readRows(database, collection, query)).flatMap(
    ({ id, body, bytes, revision }) => {
      const record = bytes === null ? body : { ...body, bytes: new Uint8Array(bytes) };
      if (!isKnownCollection(collection)) return [{ record, revision }];
      const checked = validateRecord(collection, record);
      if (checked.ok) return [{ record: checked.record, revision }];
      invalid.push({ collection, id, body, reasons: formatIssues(checked.issues) });
      return [];
    },
  );
  const isKept = collection === 'files' || getCollectionSpec(collection).isAppendOnly;
  if (invalid.length === 0 || isKept) return valid;
  const ids = invalid.map(({ id }) => id);
  await database.transaction(async (transaction) => {
    await transaction.insert(quarantine).values(invalid).onConflictDoNothing();
    await transaction.delete(records).where(matchesKeys(collection, ids));
  });
  return loadRows(database, collection, query);
}

export async function loadPageKeys(
  database: Database,
  collection: CollectionName,
  { cursor, limit, after }: { cursor: string; limit: number; after: number },
): Promise<readonly string[]> {
  const { id, writtenAt } = records;
  const rows = await database
    .select({ id })
    .from(records)
    .where(and(eq(records.collection, collection), gt(id, cursor), gt(writtenAt, after)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Returns the collections that have records in the database. */
export async function listCollections(database: Database) {
  const rows = await database.selectDistinct({ name: records.collection }).from(records);
  return rows.map(({ name }) => name);
}

export async function readAuditEntries(database: Database): Promise<readonly AuditEntry[]> {
  const rows = await database
    .select({ body: records.body })
    .from(records)
    .where(eq(records.collection, 'auditEntries'));
  return rows.map(({ body }) => body as AuditEntry);
}
