import * as v from 'valibot';
import { contractSchema } from 'shared-kernel/domain/contract';
import { atMost, typedLimits } from 'shared-kernel/domain/text';

const asTyped = v.pipe(v.string(), atMost(typedLimits.name));

/** What a person types to create or edit a contract; nothing is required (C8). */
export const contractDraftSchema = v.object({
  type: contractSchema.entries.type,
  title: asTyped,
  client: asTyped,
  value: asTyped,
});

export type ContractDraft = v.InferOutput<typeof contractDraftSchema>;

/** The create dialog: a draft and the review box (C8, C9). */
export const contractFormSchema = v.object({
  ...contractDraftSchema.entries,
  reviewRequired: v.boolean(),
  template: v.optional(v.string()),
});

export type ContractForm = v.InferOutput<typeof contractFormSchema>;

/** What a contract may be about (C5). */
export const contractTypes = contractSchema.entries.type.options;
