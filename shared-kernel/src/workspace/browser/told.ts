import * as v from 'valibot';
import { checkedRecord } from '../commands/checked-record';
import { collectionNames, specOf } from '../store/collections';
import type { Stored, Written } from '../store/source';
import { readWriteLog, type WriteLog } from '../store/write-log';

/** A small write as a tab tells the others of it, which then need not read it. */
export interface Told {
  /** The write that it follows, by its number in the log. */
  readonly from: number;
  readonly log: WriteLog;
  readonly written: readonly Written[];
}

/** More records than these, or bytes of files, are sooner read than sent to every tab. */
const maxTold = 20;

/** The message about a write; of a large one it says only that there was one. */
export const toldOf = (told: Told): Told | undefined =>
  told.written.length <= maxTold && told.written.every(({ collection }) => collection !== 'files')
    ? told
    : undefined;

const toldSchema = v.object({
  from: v.number(),
  log: v.unknown(),
  written: v.array(
    v.object({
      collection: v.picklist(collectionNames),
      key: v.string(),
      stored: v.optional(v.object({ record: v.unknown(), revision: v.number() })),
    }),
  ),
});

type Sent = v.InferOutput<typeof toldSchema>['written'][number];

/** A record as it was sent, if its schema takes it: it may be another version's. */
function readStored({ collection, key, stored }: Sent): Stored<object> | undefined {
  if (!stored) return undefined;
  const checked = checkedRecord(collection, stored.record);
  if (!checked.ok || specOf(collection).keyOf(checked.record) !== key) return undefined;
  return { record: checked.record, revision: stored.revision };
}

/** What another tab has told; nothing where it is not understood, and has to be read. */
export function readTold(message: unknown): Told | undefined {
  const sent = v.safeParse(toldSchema, message);
  const log = sent.success ? readWriteLog(sent.output.log) : undefined;
  if (!sent.success || !log) return undefined;
  const { from, written } = sent.output;
  const read = written.map((each): Written => {
    const { collection, key } = each;
    return { collection, key, stored: readStored(each) };
  });
  const isWhole = read.every(({ stored }, at) => (stored === undefined) === !written[at]?.stored);
  return isWhole ? { from, log, written: read } : undefined;
}
