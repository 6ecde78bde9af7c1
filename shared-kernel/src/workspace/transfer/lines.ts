import * as v from 'valibot';
import type { Preferences } from '../../domain/profile';
import { preferencesSchema } from '../../domain/profile/preferences.schema';
import { timestampSchema } from '../../domain/scalars';
import { collectionNames, replacedNames, type CollectionName } from '../store/collections';
import { fileHeadSchema, recordToJson, workspaceFormat } from '../workspace-file';
import { currentSchemaVersion } from '../store/migrations';
import type { WorkspaceSource } from '../store/source';
import { createTimeSlices } from '../long-lists/time-slices';
import type { Course } from './course';
import { stopIfCancelled } from './progress';

/**
 * The layout of a workspace file: JSON, one value a line. The first line is the head; then come
 * `["contracts", {…}]` and so on, `["quarantine", {…}]` what was set aside, and last `["end", 12]`
 * with the number of records, so that a file that ends in the middle is known to.
 */
export const linesHeadSchema = v.object({
  ...fileHeadSchema.entries,
  layout: v.literal('lines'),
  exportedAt: timestampSchema,
  /** What moment the sample stands at; its own where a file does not say. */
  sampleMoment: v.optional(timestampSchema),
  preferences: v.optional(preferencesSchema),
});

/** Pieces of a file are this long, in characters, or a record longer. */
const pieceLength = 1 << 16;

/** A line of a file: what it is about, and its value. */
const lineOf = (name: string, value: unknown) => `${JSON.stringify([name, value])}\n`;

interface Written {
  readonly source: WorkspaceSource;
  readonly preferences: Preferences;
  readonly now: Date;
  readonly names: readonly CollectionName[];
  readonly course: Course;
  /** Counts the records as they are written. */
  readonly counted?: { records: number };
}

async function* lines({
  source,
  preferences,
  now,
  names,
  course: { onProgress },
  counted = { records: 0 },
}: Written): AsyncGenerator<string> {
  const counts = await Promise.all(names.map((name) => source.count(name)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const head = {
    format: workspaceFormat,
    layout: 'lines',
    version: currentSchemaVersion,
    exportedAt: now.toISOString(),
    sampleMoment: await source.sampleMoment(),
    preferences,
  };
  yield `${JSON.stringify(head)}\n`;
  for (const name of names) {
    for await (const batch of source.batches(name)) {
      let text = '';
      for (const record of batch) text += lineOf(name, recordToJson(record));
      yield text;
      counted.records += batch.length;
      // Of the log more is written than is counted, where sections of it were closed.
      onProgress?.(Math.min(counted.records / total, 1));
    }
  }
  for (const broken of await source.quarantined()) yield lineOf('quarantine', broken);
  yield lineOf('end', counted.records);
}

async function* inPieces(written: Written): AsyncGenerator<string> {
  const slices = createTimeSlices();
  let piece = '';
  for await (const line of lines(written)) {
    stopIfCancelled(written.course.signal);
    piece += line;
    if (piece.length >= pieceLength) {
      yield piece;
      piece = '';
    }
    if (slices.isDue()) await slices.yieldToBrowser();
  }
  yield piece;
}

/** The text of a workspace file piece by piece, written without holding the page for long. */
export const workspaceText = (
  source: WorkspaceSource,
  preferences: Preferences,
  now: Date,
  course: Course = {},
): AsyncGenerator<string> => inPieces({ source, preferences, now, course, names: collectionNames });

/** The same without what nothing takes the place of; `counted` counts its records. */
export const backupText = (
  source: WorkspaceSource,
  preferences: Preferences,
  now: Date,
  counted: { records: number },
  course: Course = {},
): AsyncGenerator<string> =>
  inPieces({ source, preferences, now, course, counted, names: replacedNames });
