import {
  isKnownCollection,
  getCollectionSpec,
  type CollectionName,
  type Profile,
} from 'shared-kernel/server';
import * as v from 'valibot';
import { countSchema, parseRequest } from '../api/parse-request';
import { createInvalidProblem, createNotFoundProblem } from '../api/problem';
import { synchronize, type ServerWorkspace } from '../commands/server-workspace';
import { createReadOnlyRecordSource } from '../commands/record-source';
import { loadKeysOfPage } from '../database/record-rows';
import { getVisibleProfile } from '../persons/own-profile';
import type { PortalUser } from '../persons/reader';
import { filterVisibleRecords } from './visible-records';

const maxPage = 1000;
/** Maximum number of files per page. It is small, because the content of the files is read too. */
const maxFiles = 20;
const text = v.pipe(v.string(), v.maxLength(2000));

export const collectionQuerySchema = v.object({
  key: v.optional(v.union([text, v.pipe(v.array(text), v.maxLength(maxPage))])),
  index: v.optional(text),
  equals: v.optional(text),
  from: v.optional(text),
  to: v.optional(text),
  descending: v.optional(v.picklist(['true', 'false'])),
  /** Returns only records that were written after this workspace revision. */
  after: v.optional(countSchema),
  /** The `next` cursor of the previous page. */
  cursor: v.optional(text),
  limit: v.optional(v.pipe(countSchema, v.minValue(1), v.maxValue(maxPage))),
});

type CollectionQuery = v.InferOutput<typeof collectionQuerySchema>;

export const collectionPageSchema = v.object({
  /** Workspace revision that the page shows. */
  revision: v.number(),
  records: v.array(v.object({ revision: v.number(), record: v.looseObject({}) })),
  /** Cursor of the next page. Absent on the last page. */
  next: v.optional(v.string()),
});

export type CollectionPage = v.InferOutput<typeof collectionPageSchema>;

function indexQuery(collection: CollectionName, index: string, query: CollectionQuery) {
  if (!Object.hasOwn(getCollectionSpec(collection).indexes, index))
    throw createInvalidProblem('The collection has no such index.');
  const { equals, from, to } = query;
  return { index, range: { equals, from, to, descending: query.descending === 'true' } };
}

/**
 * Reads the rows of one page, including records that the user may not see. Also returns the cursor of the next page.
 */
async function pageOf(
  { database, cache }: ServerWorkspace,
  collection: CollectionName,
  query: CollectionQuery,
) {
  const { key, index, cursor = '', after = -1 } = query;
  const limit = Math.min(query.limit ?? maxPage, collection === 'files' ? maxFiles : maxPage);
  if (key !== undefined)
    return { rows: await cache.read(database, collection, { keys: [key].flat().slice(0, limit) }) };
  if (index !== undefined) {
    const start = v.is(countSchema, cursor) ? Number(cursor) : 0;
    const { range } = indexQuery(collection, index, query);
    const end = start + limit;
    const found = await cache.read(database, collection, {
      index,
      range: { ...range, limit: end + 1 },
    });
    const next = found.length > end ? String(end) : undefined;
    return { rows: found.slice(start, end), next };
  }
  const page = { after: cursor, limit, writtenAfter: after };
  const keys = await loadKeysOfPage(database, collection, page);
  const next = keys.length === limit ? keys.at(-1) : undefined;
  return { rows: await cache.read(database, collection, { keys }), next };
}

/** Returns a file without its bytes, which have a separate URL. */
function withoutBytes(record: object): Record<string, unknown> {
  if (!('bytes' in record)) return { ...record };
  const { bytes, ...shown } = record as { readonly bytes: Uint8Array };
  return { ...shown, size: bytes.byteLength };
}

/**
 * Reads one page of the records that the user may see. Records may be newer than the returned revision, but never
 * older.
 */
export async function readCollection(
  workspace: ServerWorkspace,
  reader: PortalUser,
  name: string,
  given: unknown,
): Promise<CollectionPage> {
  const { portal } = reader;
  if (!isKnownCollection(name)) throw createNotFoundProblem('There is no such collection.');
  const query = parseRequest(collectionQuerySchema, given);
  const { revision } = await synchronize(workspace);
  const { rows, next } = await pageOf(workspace, name, query);
  const source = createReadOnlyRecordSource(workspace);
  const revisions = new Map(
    rows.map((row) => [getCollectionSpec(name).keyOf(row.record), row.revision]),
  );
  const all = rows.map(({ record }) => record);
  const visible = await filterVisibleRecords(portal, source, name, all);
  const shown =
    name === 'profiles'
      ? visible.map((record) => getVisibleProfile(reader, record as Profile))
      : visible;
  const records = shown.map((record) => ({
    revision: revisions.get(getCollectionSpec(name).keyOf(record)) ?? 0,
    record: withoutBytes(record),
  }));
  return { revision, records, ...(next !== undefined && { next }) };
}

/** Reads one record. Returns `undefined` if it does not exist or the user may not see it. */
export async function readRecord(
  workspace: ServerWorkspace,
  { portal }: PortalUser,
  collection: 'files',
  key: string,
) {
  await synchronize(workspace);
  const source = createReadOnlyRecordSource(workspace);
  const stored = await source.get(collection, key);
  const [record] = stored
    ? await filterVisibleRecords(portal, source, collection, [stored.record])
    : [];
  return record;
}
