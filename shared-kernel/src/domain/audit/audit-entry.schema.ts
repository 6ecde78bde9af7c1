import * as v from 'valibot';
import { portalKeySchema } from '../portal';
import { timestampSchema } from '../scalars';

/** The record an entry is about: the workspace collection that holds it, its id there, and how it reads. */
export const auditSubjectSchema = v.object({
  collection: v.pipe(v.string(), v.nonEmpty()),
  id: v.string(),
  label: v.string(),
});

export type AuditSubject = v.InferOutput<typeof auditSubjectSchema>;

/**
 * One line of the append-only audit log: who (`actor`) in which portal did what (`action`: a command
 * name, or plain text in the sample) to which record, at which ISO instant. `before` and `after` hold
 * the record as it was and became, each absent when there was none.
 */
export const auditEntrySchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  at: timestampSchema,
  actor: v.string(),
  portal: portalKeySchema,
  action: v.pipe(v.string(), v.nonEmpty()),
  subject: auditSubjectSchema,
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
  note: v.optional(v.string()),
});

export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
