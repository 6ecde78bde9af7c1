import { complianceRecordSchema } from 'shared-kernel/domain/compliance';
import type * as v from 'valibot';

const signOffSchema = complianceRecordSchema.entries.signOffs.wrapped.item;

/** A party’s sign-off of a case. */
export type CaseSignOff = v.InferOutput<typeof signOffSchema>;

/** Who signs a client off, each by completing one of its first three stages (CO4, T2). */
export const signOffParties = signOffSchema.entries.party.options;
