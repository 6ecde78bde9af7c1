import type { ProfileForm } from './profile-form-schema';
import { keysOf } from 'shared-kernel/format';
import type { CommandError } from 'shared-kernel/workspace';

/** The fields of the form with their labels, in their order (PR4). */
export const profileFieldLabel = {
  fullName: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  organization: 'Organization',
  jobTitle: 'Job Title',
  department: 'Department',
} as const satisfies Record<keyof ProfileForm, string>;

export const profileFields = keysOf(profileFieldLabel);

export const formOf = ({
  fullName,
  email,
  phone,
  organization,
  jobTitle,
  department,
}: ProfileForm): ProfileForm => ({ fullName, email, phone, organization, jobTitle, department });

/** What another user saved meanwhile in the same fields, if that is why it failed. */
export function conflictingFields({ conflicts }: CommandError): Partial<ProfileForm> | undefined {
  const fields = conflicts.flatMap((conflict) => conflict.fields);
  if (fields.length === 0) return undefined;
  return Object.fromEntries(
    profileFields.flatMap((name) => {
      const found = fields.find(({ field }) => field === name);
      return typeof found?.theirs === 'string' ? [[name, found.theirs]] : [];
    }),
  );
}
