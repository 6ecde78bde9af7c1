import * as v from 'valibot';
import { contractDraftSchema } from './contract-draft';

/** The create dialog: a draft and the review box (C8, C9). */
export const contractFormSchema = v.object({
  ...contractDraftSchema.entries,
  reviewRequired: v.boolean(),
  template: v.optional(v.string()),
});

export type ContractForm = v.InferOutput<typeof contractFormSchema>;
