import type { Profile } from 'shared-kernel/domain/profile';
import { pickFormFields, type CommandError } from 'shared-kernel/workspace';
import type { ProfileForm } from './profile-form-schema';

interface ProfileFieldView {
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly required?: boolean;
}

export const profileFields = [
  'fullName',
  'email',
  'phone',
  'organization',
  'jobTitle',
  'department',
] as const satisfies readonly (keyof ProfileForm)[];

export const profileFieldDisplay: Record<keyof ProfileForm, ProfileFieldView> = {
  fullName: { label: 'Full Name', autoComplete: 'name', required: true },
  email: { label: 'Email Address', autoComplete: 'email', type: 'email', required: true },
  phone: { label: 'Phone Number', autoComplete: 'tel', type: 'tel' },
  organization: { label: 'Organization', autoComplete: 'organization', required: true },
  jobTitle: { label: 'Job Title', autoComplete: 'organization-title' },
  department: { label: 'Department', autoComplete: 'off' },
};

export const toProfileForm = (profile: Pick<Profile, keyof ProfileForm>): ProfileForm =>
  pickFormFields(profile, profileFields);

/** Values that another user saved in the edited fields. `undefined` if the command failed for another reason. */
export function findConflictingFields({
  conflicts,
}: CommandError): Partial<ProfileForm> | undefined {
  const fields = conflicts.flatMap((conflict) => conflict.fields);
  if (fields.length === 0) return undefined;
  return Object.fromEntries(
    profileFields.flatMap((name) => {
      const found = fields.find(({ field }) => field === name);
      return typeof found?.theirs === 'string' ? [[name, found.theirs]] : [];
    }),
  );
}
