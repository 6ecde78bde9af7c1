import * as v from 'valibot';
import { collectionNames } from '../collections';
import type { Written } from '../source';

/** Where a record is kept. */
export type Place = Pick<Written, 'collection' | 'key'>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const logSchema = v.object({
  epoch: count,
  count,
  recent: v.array(
    v.object({
      count,
      places: v.array(v.object({ collection: v.picklist(collectionNames), key: v.string() })),
    }),
  ),
});

/**
 * What the tabs of this browser leave one another in the database with every write: how often
 * everything was replaced, how often anything was written, and where the last writes were, of which
 * what replaced everything or very many records leaves nothing.
 */
export type WriteLog = v.InferOutput<typeof logSchema>;

/** More records than this, and reading everything anew is cheaper than following each. */
const mostPlaces = 250;

const empty: WriteLog = { epoch: 0, count: 0, recent: [] };

/** The log as the database keeps it; one that was never written to has none. */
export function writeLogOf(kept: unknown): WriteLog {
  const parsed = v.safeParse(logSchema, kept);
  return parsed.success ? parsed.output : empty;
}

/** The log with one more write in it. */
export function withWrite(log: WriteLog, written: readonly Written[]): WriteLog {
  const places = written.map(({ collection, key }) => ({ collection, key }));
  const recent = [...log.recent, { count: log.count + 1, places }];
  let total = 0;
  const from = recent.findLastIndex(({ places: of }) => (total += of.length) > mostPlaces) + 1;
  return { ...log, count: log.count + 1, recent: recent.slice(from) };
}

/** The log of a workspace that takes the place of another. */
export const withReplacement = (log: WriteLog): WriteLog => ({
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
