import { onPageReturn } from '../../shell/page-return';
import * as v from 'valibot';
import { checkedRecord } from '../commands/parse-input';
import { collectionNames, specOf } from '../store/collections';
import type { Stored, Written } from '../store/source';
import { readWriteLog, type WriteLog } from '../store/write-log';
import { StorageError } from '../store/source-errors';

export interface TabChannel {
  /** Tells the other tabs that something was written, and what, where it is little. */
  readonly tell: (told?: Told) => void;
  readonly close: () => void;
}

/**
 * The other tabs of this browser that have the same database open; what they say is in its log. A tab that is left
 * in the instant after it wrote says nothing, and a frozen one hears nothing: a page that is looked at again calls
 * `onWritten` without a message.
 */
export function openTabChannel(name: string, onWritten: (told?: Told) => void): TabChannel {
  const join = () => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const joined = new BroadcastChannel(name);
    joined.onmessage = ({ data }) => onWritten(readTold(data));
    return joined;
  };
  let channel = join();
  // A message would evict the page from the back/forward cache.
  const onHidden = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel?.close();
    channel = undefined;
  };
  window.addEventListener('pagehide', onHidden);
  const stopLooking = onPageReturn(() => {
    channel ??= join();
    onWritten();
  });
  return {
    tell: (told) => channel?.postMessage(told ?? 'written'),
    close: () => {
      window.removeEventListener('pagehide', onHidden);
      stopLooking();
      channel?.close();
      // A write that was under way may still want to tell.
      channel = undefined;
    },
  };
}

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

/** How long another tab may keep this one from writing, in milliseconds. */
const patienceMs = 10_000;

/** Insecure pages and old browsers have none. */
function lockManager(): LockManager | undefined {
  const browser: { readonly locks?: LockManager } = navigator;
  return browser.locks;
}

/** Whether the browser has its tabs take turns. */
export const hasLocks = (): boolean => lockManager() !== undefined;

/** Another tab is writing, and does not end or was not waited for. */
export const busy = () => new StorageError('busy', 'Another tab is writing.');

export const isBusy = (error: unknown): boolean =>
  error instanceof StorageError && error.reason === 'busy';

/**
 * Does work while no other tab does any under this name. Who cannot have the lock for long, its
 * holder being frozen, gives up; the lock is never taken from its holder, which may yet go on. Where
 * the browser has no locks, the page works alone.
 */
export async function whileLocked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    throw waiting.signal.aborted ? busy() : error;
  }
}
