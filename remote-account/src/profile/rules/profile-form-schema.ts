import * as v from 'valibot';
import {
  requiredEmailSchema,
  requiredTextSchema,
  inputLimits,
  trimmedTextSchema,
} from 'shared-kernel/domain/text';
import { minCharacters } from '../min-characters';

const name = trimmedTextSchema(inputLimits.name);

/** Schema of the profile form with its messages (PR5). The last three fields may be empty. */
export const profileFormSchema = v.object({
  fullName: v.pipe(name, minCharacters(2, 'Full name must be at least 2 characters')),
  email: requiredEmailSchema('Invalid email address'),
  phone: v.optional(name, ''),
  organization: requiredTextSchema('Organization is required'),
  jobTitle: v.optional(name, ''),
  department: v.optional(name, ''),
});

export type ProfileForm = v.InferOutput<typeof profileFormSchema>;
