import * as v from 'valibot';
import type { AuditEntry } from '../../domain/audit';

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * What screens show of the audit log: its current section, and what that goes on from, by the places of
 * the entries, both included. Entries without a place count as place 0.
 */
export const logViewSchema = v.array(v.object({ from: place, to: v.optional(place) }));

/** The stretches of the log that are shown; without one it is all of it. */
export type LogView = v.InferOutput<typeof logViewSchema>;

/** Whether an entry is shown. */
export const isShown = ({ seq = 0 }: Pick<AuditEntry, 'seq'>, view: LogView | undefined): boolean =>
  view === undefined || view.some(({ from, to = Infinity }) => from <= seq && seq <= to);

/** What is shown of the log now. */
export const viewUpTo = (seq: number, view: LogView = [{ from: 0 }]): LogView =>
  view.map(({ from, to = seq }) => ({ from, to }));
