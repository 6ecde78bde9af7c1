import * as v from 'valibot';
import { contractSchema } from 'shared-kernel/domain/contract';
import { createMaxLengthCheck, inputLimits } from 'shared-kernel/domain/text';

const asTyped = v.pipe(v.string(), createMaxLengthCheck(inputLimits.name));

/** Schema of the fields in both the create form and the edit form. No field is required (C8). */
export const contractDraftSchema = v.object({
  type: contractSchema.entries.type,
  title: asTyped,
  client: asTyped,
  value: asTyped,
});

export type ContractDraft = v.InferOutput<typeof contractDraftSchema>;

/** Schema of the create form: the draft fields and the legal review checkbox (C8, C9). */
export const contractFormSchema = v.object({
  ...contractDraftSchema.entries,
  reviewRequired: v.boolean(),
  template: v.optional(v.string()),
});

export type ContractForm = v.InferOutput<typeof contractFormSchema>;

export const contractTypes = contractSchema.entries.type.options;
