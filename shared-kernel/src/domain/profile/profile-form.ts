import * as v from 'valibot';

/** The profile form with its messages (PR5); outer white space is dropped, the last three may be empty. */
export const profileFormSchema = v.object({
  fullName: v.pipe(v.string(), v.trim(), v.minLength(2, 'Full name must be at least 2 characters')),
  email: v.pipe(v.string(), v.trim(), v.email('Invalid email address')),
  phone: v.optional(v.pipe(v.string(), v.trim()), ''),
  organization: v.pipe(v.string(), v.trim(), v.nonEmpty('Organization is required')),
  jobTitle: v.optional(v.pipe(v.string(), v.trim()), ''),
  department: v.optional(v.pipe(v.string(), v.trim()), ''),
});

export type ProfileFormInput = v.InferInput<typeof profileFormSchema>;
export type ProfileForm = v.InferOutput<typeof profileFormSchema>;
