import {
  isKnownCollection,
  getCollectionSpec,
  type CollectionName,
  type Profile,
} from 'shared-kernel/server';
import * as v from 'valibot';
import { HttpProblem } from '../api/problem';
import { synchronize, type ServerWorkspace } from '../commands/server-workspace';
import { createRecordSource } from '../commands/record-source';
import { loadPageKeys } from '../database/record-rows';
import { getVisibleProfile } from '../persons/own-profile';
import type { PortalUser } from '../persons/portal-user';
import { filterVisibleRecords } from './visible-records';

const maxPage = 1000;
/** Maximum number of files per page. The number is small, because the content of the files is read too. */
const maxFiles = 20;
const text = v.pipe(v.string(), v.maxLength(2000));

/** A whole number in a query string, for example a revision. */
export const countSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

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

/** Reads the rows of one page, including records that the user may not see, and the cursor of the next page. */
async function pageOf(
  { database, cache }: ServerWorkspace,
  collection: CollectionName,
  query: CollectionQuery,
) {
  const { key, index, equals, from, to, cursor = '', after = -1 } = query;
  const limit = Math.min(query.limit ?? maxPage, collection === 'files' ? maxFiles : maxPage);
  if (key !== undefined) {
    const keys = [key].flat();
    if (keys.length > limit) throw new HttpProblem(400, `Request at most ${limit} keys at a time.`);
    return { rows: await cache.read(database, collection, { keys }) };
  }
  if (index !== undefined) {
    if (!Object.hasOwn(getCollectionSpec(collection).indexes, index))
      throw new HttpProblem(400, 'The collection has no such index.');
    const start = v.is(countSchema, cursor) ? Number(cursor) : 0;
    const end = start + limit;
    const descending = query.descending === 'true';
    const range = { equals, from, to, descending, limit: end + 1 };
    const found = await cache.read(database, collection, { index, range });
    const next = found.length > end ? String(end) : undefined;
    return { rows: found.slice(start, end), next };
  }
  const keys = await loadPageKeys(database, collection, { cursor, limit, after });
  const next = keys.length === limit ? keys.at(-1) : undefined;
  return { rows: await cache.read(database, collection, { keys }), next };
}

/** Returns a file without its bytes, which have a separate URL. */
export function withoutBytes(record: object): Record<string, unknown> {
  if (!('bytes' in record)) return { ...record };
  const { bytes, ...shown } = record as { readonly bytes: Uint8Array };
  return { ...shown, size: bytes.byteLength };
}

/** Reads one page of the visible records. Records may be newer than the returned revision, but never older. */
export async function readCollection(
  workspace: ServerWorkspace,
  reader: PortalUser,
  name: string,
  query: CollectionQuery,
) {
  if (!isKnownCollection(name)) throw new HttpProblem(404, 'There is no such collection.');
  const { revision } = await synchronize(workspace);
  const { rows, next } = await pageOf(workspace, name, query);
  const { keyOf } = getCollectionSpec(name);
  const revisions = new Map(rows.map((row) => [keyOf(row.record), row.revision]));
  const source = createRecordSource(workspace);
  const loaded = rows.map(({ record }) => record);
  const visible = await filterVisibleRecords(reader.portal, source, name, loaded);
  const records = visible.map((record) => ({
    revision: revisions.get(keyOf(record)) ?? 0,
    record:
      name === 'profiles'
        ? { ...getVisibleProfile(reader, record as Profile) }
        : withoutBytes(record),
  }));
  return { revision, records, ...(next !== undefined && { next }) };
}

export async function readFile(workspace: ServerWorkspace, { portal }: PortalUser, id: string) {
  await synchronize(workspace);
  const source = createRecordSource(workspace);
  const stored = await source.get('files', id);
  const [file] = await filterVisibleRecords(portal, source, 'files', stored ? [stored.record] : []);
  if (!file) throw new HttpProblem(404, 'There is no such file.');
  return file;
}
