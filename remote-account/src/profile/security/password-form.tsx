import { type Profile } from 'shared-kernel/domain/profile';
import { Form, FormActions, PasswordField, UnsavedGuard } from 'shared-kernel/form';
import { Section } from 'shared-kernel/ui';
import { SubmitButton } from '../submit-button';
import { StrengthMeter } from './strength-meter';
import { usePasswordForm } from './use-password-form';

interface PasswordFormProps {
  readonly profile: Profile;
}

/** Changes the password, with the stated messages, and forgets what was typed (PR7, PR8). */
export function PasswordForm({ profile }: PasswordFormProps) {
  const { form, change, isPending, availability } = usePasswordForm(profile);
  const { isDirty, isSubmitting } = form.formState;
  const field = { control: form.control, disabled: availability.state === 'denied' };

  return (
    <Section title="Change Password" description={availability.reason}>
      <Form form={form} onSubmit={change} label="Change Password">
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={profile.email}
          readOnly
          hidden
        />
        <PasswordField
          {...field}
          name="currentPassword"
          label="Current Password"
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field}
          name="newPassword"
          label="New Password"
          autoComplete="new-password"
          hint={<StrengthMeter control={form.control} />}
          required
        />
        <PasswordField
          {...field}
          name="confirmPassword"
          label="Confirm New Password"
          autoComplete="new-password"
          required
        />
        <FormActions>
          <SubmitButton availability={availability} isPending={isPending}>
            Change Password
          </SubmitButton>
        </FormActions>
      </Form>
      <UnsavedGuard isDirty={isDirty} isSaving={isSubmitting} />
    </Section>
  );
}
