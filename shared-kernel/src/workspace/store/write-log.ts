import * as v from 'valibot';
import { digestSchema } from '../../domain/audit/audit-entry.schema';
import type { Linked } from './apply-changes';
import { collectionNames } from './collections';
import { deepEqual } from '../commands/deep-equal';
import type { LogHead } from '../evidence/log-head';
import { logViewSchema } from '../evidence/log-view';
import type { Written } from './source';

/** Where the database keeps the log. */
export const logKey = 'log';

/** Where a record is kept. */
export type Place = Pick<Written, 'collection' | 'key'>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const logSchema = v.object({
  epoch: count,
  count,
  /** What the audit log's next entry follows, once one was written. */
  head: v.optional(v.object({ seq: count, digest: digestSchema, sealed: v.optional(count) })),
  /** What is shown of the audit log, once a section of it was closed. */
  view: v.optional(logViewSchema),
  recent: v.array(
    v.object({
      count,
      places: v.array(v.object({ collection: v.picklist(collectionNames), key: v.string() })),
    }),
  ),
});

/**
 * What the tabs of this browser leave one another in the database with every write: how often
 * everything was replaced, how often anything was written, and where the last writes were.
 * A write that replaced everything or very many records leaves no place.
 */
export type WriteLog = v.InferOutput<typeof logSchema>;

/** What is written in one step, all or nothing: records, and the log from the one it follows to the next. */
export interface Commit {
  readonly written: readonly Written[];
  readonly from: WriteLog;
  readonly to: WriteLog;
}

/** More records than this, and reading everything again is cheaper than following each. */
const maxPlaces = 250;

const empty: WriteLog = { epoch: 0, count: 0, recent: [] };

/** The log as the database keeps it; one that was never written to has none. */
export function writeLogOf(kept: unknown): WriteLog {
  const parsed = v.safeParse(logSchema, kept);
  return parsed.success ? parsed.output : empty;
}

/** The log with one more write in it, and what the next entry follows then. */
export function withWrite(
  log: WriteLog,
  written: readonly Written[],
  head: LogHead | undefined = log.head,
): WriteLog {
  const places = written.map(({ collection, key }) => ({ collection, key }));
  const recent = [...log.recent, { count: log.count + 1, places }];
  let total = 0;
  const from = recent.findLastIndex(({ places: of }) => (total += of.length) > maxPlaces) + 1;
  return { ...log, ...(head && { head }), count: log.count + 1, recent: recent.slice(from) };
}

/** Whether two logs end with the same write. */
export const isSameWrite = (one: WriteLog, other: WriteLog): boolean =>
  one.epoch === other.epoch &&
  one.count === other.count &&
  deepEqual(one.head, other.head) &&
  deepEqual(one.recent, other.recent);

/** The log of a workspace that takes the place of another. */
export const withReplacement = (
  log: WriteLog,
  { head = log.head, view = log.view }: Partial<Linked> = {},
): WriteLog => ({
  ...(head && { head }),
  ...(view && { view }),
  epoch: log.epoch + 1,
  count: log.count + 1,
  recent: [],
});

/** What was written since a page last looked; `undefined` where it is everything, or too much to say. */
export function writtenSince(
  log: WriteLog,
  known: Pick<WriteLog, 'count'>,
): readonly Place[] | undefined {
  const missed = log.recent.filter((write) => write.count > known.count);
  if (missed.length !== log.count - known.count) return undefined;
  const places = missed.flatMap((write) => write.places);
  return [...new Map(places.map((place) => [`${place.collection}/${place.key}`, place])).values()];
}
