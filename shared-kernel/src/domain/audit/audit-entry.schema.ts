import * as v from 'valibot';
import { portalKeySchema } from '../portal';
import { timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';

/** The record to which an audit entry refers: its collection, id and display name. */
export const auditSubjectSchema = v.object({
  collection: idSchema,
  id: singleLineSchema,
  label: singleLineSchema,
});

export const digestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 digest'));

/**
 * One entry of the append-only audit log. `before` and `after` contain the record before and after the change. `prev`
 * is the digest of the previous entry.
 */
export const auditEntrySchema = v.object({
  id: idSchema,
  at: timestampSchema,
  actor: singleLineSchema,
  personId: v.optional(idSchema),
  portal: v.optional(portalKeySchema),
  action: v.pipe(singleLineSchema, v.nonEmpty()),
  label: v.optional(singleLineSchema),
  isDecision: v.optional(v.literal(true)),
  subject: auditSubjectSchema,
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
  note: v.optional(longTextSchema),
  seq: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  prev: v.optional(digestSchema),
});

/** One entry of the audit log, with the user, command, record, time and change. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
