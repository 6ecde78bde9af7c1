import * as v from 'valibot';
import { emailText, requiredText, inputLimits, trimmedText } from 'shared-kernel/domain/text';
import { minCharacters } from '../min-characters';

const name = trimmedText(inputLimits.name);

/**
 * The schema of the profile form with its messages (PR5). Removes surrounding white space. The last three fields may be
 * empty.
 */
export const profileFormSchema = v.object({
  fullName: v.pipe(name, minCharacters(2, 'Full name must be at least 2 characters')),
  email: emailText('Invalid email address'),
  phone: v.optional(name, ''),
  organization: requiredText('Organization is required'),
  jobTitle: v.optional(name, ''),
  department: v.optional(name, ''),
});

export type ProfileForm = v.InferOutput<typeof profileFormSchema>;
