import * as v from 'valibot';
import { contractSchema } from 'shared-kernel/domain/contract';
import { maxTextLength, inputLimits } from 'shared-kernel/domain/text';

const asTyped = v.pipe(v.string(), maxTextLength(inputLimits.name));

/** Fields that create and edit share. None is required (C8). */
export const contractDraftSchema = v.object({
  type: contractSchema.entries.type,
  title: asTyped,
  client: asTyped,
  value: asTyped,
});

export type ContractDraft = v.InferOutput<typeof contractDraftSchema>;

/** Fields of the create form: the draft and the legal review checkbox (C8, C9). */
export const contractFormSchema = v.object({
  ...contractDraftSchema.entries,
  reviewRequired: v.boolean(),
  template: v.optional(v.string()),
});

export type ContractForm = v.InferOutput<typeof contractFormSchema>;

export const contractTypes = contractSchema.entries.type.options;
