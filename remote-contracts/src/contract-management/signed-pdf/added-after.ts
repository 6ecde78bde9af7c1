import { PDF } from '@libpdf/core';
import { addedBetween, type Addition } from './added-between';
import { endMarksOf, listsWhatItHolds } from './pdf-update';

/** What was added to a file after a signature. */
export interface AddedLater {
  readonly bytes: number;
  /** Whether all that was signed is as it was. */
  readonly isAllowed: boolean;
  /** What was added, each as often as it was. */
  readonly additions: readonly Addition[];
}

/** An update of a file: the byte after the revision before it, and what it adds; undefined where it changes more. */
interface Step {
  readonly from: number;
  readonly additions: readonly Addition[] | undefined;
}

type Marks = ReturnType<typeof endMarksOf>;

/** A revision of a file as a reader without repairs sees it. */
const revisionOf = (bytes: Uint8Array, end: number) =>
  PDF.load(bytes.subarray(0, end), { lenient: false });

async function stepBetween(
  bytes: Uint8Array,
  before: Marks[number],
  mark: Marks[number],
): Promise<Step> {
  const from = before.end;
  try {
    const [was, is] = await Promise.all([before, mark].map(({ end }) => revisionOf(bytes, end)));
    if (!was || !is) return { from, additions: undefined };
    const { trailer } = is.context.info;
    const isPlain = listsWhatItHolds({ bytes, before, mark, trailer });
    return { from, additions: isPlain ? addedBetween(was, is) : undefined };
  } catch {
    return { from, additions: undefined };
  }
}

/** The updates that are compared; a file with more of them is not read further. */
const maxUpdates = 100;

const isSpace = (byte: number) => byte === 0 || (byte > 8 && byte < 14) || byte === 32;

/** Compares each revision after the first of some signatures with the one before it; `ends` are where they vouch up to. */
export async function addedAfter(
  bytes: Uint8Array,
  ends: readonly number[],
): Promise<(end: number) => AddedLater> {
  const first = Math.min(...ends.filter((end) => end > 0));
  const marks = endMarksOf(bytes);
  const steps: Step[] = [];
  for (const [index, mark] of marks.entries()) {
    const before = marks[index - 1];
    if (!before || before.end < first) continue;
    steps.push(
      steps.length < maxUpdates
        ? await stepBetween(bytes, before, mark)
        : { from: before.end, additions: undefined },
    );
  }
  const last = marks.at(-1)?.end ?? 0;
  if (last < bytes.length) steps.push({ from: last, additions: undefined });
  return (end) => {
    const rest = bytes.subarray(end);
    if (rest.every(isSpace)) return { bytes: 0, isAllowed: true, additions: [] };
    const isAtMark = marks.some(
      (mark) => mark.end >= end && bytes.subarray(end, mark.end).every(isSpace),
    );
    const later = steps.filter(({ from }) => from >= end);
    const isAllowed = isAtMark && later.every(({ additions }) => additions !== undefined);
    return {
      bytes: rest.length,
      isAllowed,
      additions: later.flatMap(({ additions }) => additions ?? []),
    };
  };
}
