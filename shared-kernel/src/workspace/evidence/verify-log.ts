import type { AuditEntry } from '../../domain/audit';
import { createTimeSlices } from '../long-lists/time-slices';
import type { LogHead } from './log-head';
import { closedSectionsOf, closingsIn, misstatedIn, type ClosedSections } from './closings';
import { createLinesDigest, digestOf } from './chain';

/** What was done to a log, as far as its digests tell. */
type LogBreakKind = 'changed' | 'removed' | 'added' | 'reordered' | 'sealed';

/** The first place where a log is not what was written. */
export interface LogBreak {
  readonly kind: LogBreakKind;
  /** The place in the log; 0 for the entries of before there were places. */
  readonly seq: number;
  /** The entry that stands there, where one does. */
  readonly entry?: AuditEntry | undefined;
}

/** What a log comes to: how many entries have a place, and how many are sealed as they stood before. */
export type LogVerdict =
  | { readonly status: 'empty'; readonly sealed: number }
  | { readonly status: 'broken'; readonly count: number; readonly first: LogBreak }
  | {
      readonly status: 'sound';
      readonly count: number;
      readonly sealed: number;
      /** What of them is in closed sections; nothing where none was closed. */
      readonly closed?: ClosedSections | undefined;
      /** The last entry's place and digest. */
      readonly head: LogHead;
    };

/** An entry's place and digest. */
export type KnownEntry = Pick<LogHead, 'seq' | 'digest'>;

export interface VerifyOptions {
  /** What is known of entries from elsewhere, as by signed checkpoints. */
  readonly known?: readonly KnownEntry[];
  /** What the next entry is to follow: the last there is. */
  readonly head?: KnownEntry | undefined;
  /** Whether the entries are given in the order of the log, as a file has them; they are sorted otherwise. */
  readonly isOrdered?: boolean;
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

interface Link {
  readonly entry: AuditEntry;
  readonly digest: string;
}

const seqOf = ({ seq }: AuditEntry): number => seq ?? 0;

/** What is known of a log besides its entries in their places. */
interface Facts {
  /** Which entry says that it follows a digest. */
  readonly following: ReadonlyMap<string, AuditEntry>;
  /** The digests of entries by their places, as they are known from elsewhere. */
  readonly known: ReadonlyMap<number, string>;
}

/**
 * Which of two that claim one place was added: not the one that another entry follows or that is known from
 * elsewhere; where neither or both are, not the one that follows the entry before.
 */
function addedOf(
  [one, other]: readonly [Link, Link],
  before: Link | undefined,
  { following, known }: Facts,
): AuditEntry {
  const isVouched = ({ entry, digest }: Link) =>
    following.has(digest) || known.get(seqOf(entry)) === digest;
  if (isVouched(one) !== isVouched(other)) return isVouched(one) ? other.entry : one.entry;
  return one.entry.prev === before?.digest ? other.entry : one.entry;
}

/** What is wrong where an entry does not follow the one before. */
function breakAfter(
  before: Link,
  link: Link,
  after: Link | undefined,
  { following, known }: Facts,
): LogBreak {
  const { entry, digest } = link;
  const meant = following.get(before.digest);
  if (meant && meant !== entry) return { kind: 'reordered', seq: seqOf(entry), entry };
  // If the next entry or a checkpoint has this digest, this entry is unchanged and the one before it is not.
  const isIntact = after?.entry.prev === digest || known.get(seqOf(entry)) === digest;
  const changed = isIntact ? before.entry : entry;
  return { kind: 'changed', seq: seqOf(changed), entry: changed };
}

function firstBreak(links: readonly Link[], facts: Facts): LogBreak | undefined {
  for (const [at, link] of links.entries()) {
    const [before, after] = [links[at - 1], links[at + 1]];
    const seq = seqOf(link.entry);
    const expected = at + 1;
    if (after && seq === expected && seqOf(after.entry) === seq) {
      return { kind: 'added', seq, entry: addedOf([link, after], before, facts) };
    }
    if (seq !== expected) {
      const isElsewhere = links.some(({ entry }) => seqOf(entry) === expected);
      if (!isElsewhere) return { kind: 'removed', seq: expected };
      return { kind: 'reordered', seq: expected, entry: link.entry };
    }
    if (before && link.entry.prev !== before.digest) return breakAfter(before, link, after, facts);
  }
  return undefined;
}

/** What was done to the entries that the first one sealed. */
function breakOfSeal({ sealed = 0 }: AuditEntry, standing: number): LogBreak {
  if (standing === sealed) return { kind: 'sealed', seq: 0 };
  return { kind: standing > sealed ? 'added' : 'removed', seq: 0 };
}

/** What does not agree with what is known of the entries from elsewhere. */
function breakAgainst(links: readonly Link[], known: readonly KnownEntry[]): LogBreak | undefined {
  for (const { seq, digest } of known.toSorted((a, b) => a.seq - b.seq)) {
    const link = seq === 0 ? undefined : links[seq - 1];
    if (seq > 0 && !link) return { kind: 'removed', seq: links.length + 1 };
    if (link && link.digest !== digest) return { kind: 'changed', seq, entry: link.entry };
  }
  return undefined;
}

/** The entries in their places, and what stood before them, as they are. */
interface Digested {
  readonly links: readonly Link[];
  readonly sealed: { readonly digest: string; readonly count: number };
}

/** The first place where a log is not what was written, or not what is known of it. */
function breakOf(
  { links, sealed }: Digested,
  closings: ReturnType<typeof closingsIn>,
  { known = [], head }: Pick<VerifyOptions, 'known' | 'head'>,
): LogBreak | undefined {
  const broken = firstBreak(links, {
    following: new Map(links.map(({ entry }) => [entry.prev ?? '', entry])),
    known: new Map(known.map(({ seq, digest }) => [seq, digest])),
  });
  if (broken) {
    // What comes after the last entry was not written here.
    const isAfter = head !== undefined && broken.seq > head.seq;
    return isAfter ? { ...broken, kind: 'added' } : broken;
  }
  const [first] = links;
  if (first && first.entry.prev !== sealed.digest) return breakOfSeal(first.entry, sealed.count);
  const against = breakAgainst(links, known);
  if (against) return against;
  const misstated = misstatedIn(closings, sealed.count);
  if (misstated) return { kind: 'changed', seq: seqOf(misstated), entry: misstated };
  const added = head && links[head.seq];
  return added && { kind: 'added', seq: links.length, entry: added.entry };
}

/**
 * Checks that each entry follows the one before and that what stood before the first is what it sealed,
 * and says where that first is not so. It takes seconds for 100,000 entries and lets the page yieldToBrowser
 * meanwhile.
 */
export async function verifyLog(
  entries: readonly AuditEntry[],
  { known: checked = [], head, isOrdered = false, onProgress }: VerifyOptions = {},
): Promise<LogVerdict> {
  const closings = closingsIn(entries);
  const stated = closings.map(({ closed }) => closed.checkpoint);
  const known = [...stated, ...checked, ...(head ? [head] : [])];
  const slices = createTimeSlices();
  const chained = entries.filter(({ seq }) => seq !== undefined);
  const unplaced = entries.filter(({ seq }) => seq === undefined);
  if (!isOrdered) chained.sort((a, b) => seqOf(a) - seqOf(b));
  let done = 0;
  const step = async () => {
    done += 1;
    if (!slices.isDue()) return;
    onProgress?.(done / entries.length);
    await slices.yieldToBrowser();
  };

  const seal = createLinesDigest();
  for (const entry of unplaced.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    seal.add(entry);
    await step();
  }
  const links: Link[] = [];
  for (const entry of chained) {
    links.push({ entry, digest: digestOf(entry) });
    await step();
  }

  const expectsNone = known.every(({ seq }) => seq === 0);
  if (links.length === 0 && expectsNone) return { status: 'empty', sealed: unplaced.length };
  const [count, sealed] = [links.length, seal.end()];
  const first = breakOf({ links, sealed }, closings, { known, head });
  if (first) return { status: 'broken', count, first };
  const last = { seq: count, digest: links.at(-1)?.digest ?? sealed.digest };
  const closed = closedSectionsOf(closings);
  return { status: 'sound', count, sealed: sealed.count, closed, head: last };
}
