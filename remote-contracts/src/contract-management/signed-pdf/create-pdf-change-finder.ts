import { PDF } from '@libpdf/core';
import { findAllowedPdfAdditions, type PdfAddition } from './find-allowed-pdf-additions';
import { findRevisionEndMarks, hasCompleteCrossReferences } from './pdf-revisions';

export interface PostSigningPdfChanges {
  readonly bytes: number;
  readonly isAllowed: boolean;
  readonly additions: readonly PdfAddition[];
}

/** An incremental update of a PDF. `additions` is `undefined` if the update changed existing content. */
interface Step {
  readonly from: number;
  readonly additions: readonly PdfAddition[] | undefined;
}

type Marks = ReturnType<typeof findRevisionEndMarks>;

/** Parses one revision of a file without repairing errors. */
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
    const isPlain = hasCompleteCrossReferences({ bytes, before, mark, trailer });
    return { from, additions: isPlain ? findAllowedPdfAdditions(was, is) : undefined };
  } catch {
    return { from, additions: undefined };
  }
}

/** Maximum number of updates to compare. Any further update is reported as a change. */
const maxUpdates = 100;

const isSpace = (byte: number) => byte === 0 || (byte > 8 && byte < 14) || byte === 32;

/**
 * Compares each revision of a PDF with the previous one. Returns a function that finds the additions after the end of a
 * signed range.
 */
export async function createPdfChangeFinder(
  bytes: Uint8Array,
  ends: readonly number[],
): Promise<(end: number) => PostSigningPdfChanges> {
  const first = Math.min(...ends.filter((end) => end > 0));
  const marks = findRevisionEndMarks(bytes);
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
