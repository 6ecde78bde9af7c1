import * as v from 'valibot';
import {
  createRequiredEmailSchema,
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
} from 'shared-kernel/domain/text';
import { createMinCharactersCheck } from '../create-min-characters-check';

const name = createTrimmedTextSchema(inputLimits.name);

/** Schema of the profile form with its messages (PR5). The last three fields may be empty. */
export const profileFormSchema = v.object({
  fullName: v.pipe(name, createMinCharactersCheck(2, 'Full name must be at least 2 characters')),
  email: createRequiredEmailSchema('Invalid email address'),
  phone: v.optional(name, ''),
  organization: createRequiredTextSchema('Organization is required'),
  jobTitle: v.optional(name, ''),
  department: v.optional(name, ''),
});

export type ProfileForm = v.InferOutput<typeof profileFormSchema>;
