import * as v from 'valibot';
import { portalKeySchema } from '../portal';
import { timestampSchema } from '../scalars';
import { idSchema, lineSchema, longTextSchema } from '../text/text-limits';

/** The record an entry is about: the workspace collection that holds it, its id there, and how it reads. */
export const auditSubjectSchema = v.object({
  collection: idSchema,
  id: lineSchema,
  label: lineSchema,
});

/**
 * One line of the append-only audit log: who (`actor`) in which portal did what (`action`: a command's
 * id, or plain text in the sample; `label`: the command's words) to which record, at which ISO instant.
 * `before` and `after` hold the record as it was and became, each absent when there was none.
 */
export const auditEntrySchema = v.object({
  id: idSchema,
  at: timestampSchema,
  actor: lineSchema,
  portal: portalKeySchema,
  action: v.pipe(lineSchema, v.nonEmpty()),
  label: v.optional(lineSchema),
  subject: auditSubjectSchema,
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
  note: v.optional(longTextSchema),
});

export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
