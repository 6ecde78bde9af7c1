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

/** A SHA-256 digest, as 64 hexadecimal digits. */
export const digestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 digest'));

/**
 * One line of the append-only audit log: who (`actor`, with the id of the person) in which portal (none: outside the portals) did
 * what (`action`: a command's id, or plain text in the sample; `label`: the command's words) to a
 * record, at which ISO instant. `isDecision` marks an entry that an evidence pack lists as a decision. `before` and `after` hold the record as it was and became, each absent
 * when there was none. `seq`, from 1 on, is its place in the log, and `prev` the digest of the entry
 * before; the first has none. The sample's entries have neither.
 */
export const auditEntrySchema = v.object({
  id: idSchema,
  at: timestampSchema,
  actor: lineSchema,
  personId: v.optional(idSchema),
  portal: v.optional(portalKeySchema),
  action: v.pipe(lineSchema, v.nonEmpty()),
  label: v.optional(lineSchema),
  isDecision: v.optional(v.literal(true)),
  subject: auditSubjectSchema,
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
  note: v.optional(longTextSchema),
  seq: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  prev: v.optional(digestSchema),
});

/** A line of the audit log: the person, the command, the record, when, and what it changed. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
