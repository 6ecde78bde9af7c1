import * as v from 'valibot';
import { timestampSchema } from '../../domain/scalars';
import { logViewSchema } from '../evidence/log-view';

/** What takes the place of a whole workspace. */
export const replacements = ['import', 'reset', 'restore'] as const;

export type Replacement = (typeof replacements)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const backupSchema = v.object({
  /** The epoch that was left with it, which no other backup has. */
  epoch: count,
  /** When it was taken (ISO). */
  at: timestampSchema,
  /** What it was taken before. */
  before: v.picklist(replacements),
  records: count,
  bytes: count,
  /** The number of pieces that it is kept in. */
  pieces: count,
  /** What was shown of the log then; all of it in a backup from before the log had sections. */
  logView: v.optional(logViewSchema),
});

/**
 * All that a workspace held but its log, as it stood before something took its place.
 *
 * @example
 * const sizeOf = ({ bytes }: Backup) => formatBytes(bytes);
 */
export type Backup = v.InferOutput<typeof backupSchema>;

/** The latest backups are offered, at most this many. */
export const maxBackups = 3;
