import type { Profile } from 'shared-kernel/domain/profile';
import { Form, FormActions } from 'shared-kernel/form';
import { Section } from 'shared-kernel/ui';
import { SubmitButton } from '../submit-button';
import { PasswordField } from './password-field';
import { StrengthMeter } from './strength-meter';
import { usePasswordForm } from './use-password-form';

interface PasswordFormProps {
  readonly profile: Profile;
}

/** Changes the password, with the stated messages, and forgets what was typed (PR7, PR8). */
export function PasswordForm({ profile }: PasswordFormProps) {
  const { form, change, isPending, availability } = usePasswordForm(profile);
  const field = { control: form.control, disabled: availability.state === 'denied' };

  return (
    <Section title="Change Password" description={availability.reason}>
      <Form form={form} onSubmit={change} label="Change Password" isGuarded>
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
        />
        <PasswordField
          {...field}
          name="newPassword"
          label="New Password"
          autoComplete="new-password"
          hint={<StrengthMeter control={form.control} />}
        />
        <PasswordField
          {...field}
          name="confirmPassword"
          label="Confirm New Password"
          autoComplete="new-password"
        />
        <FormActions>
          <SubmitButton availability={availability} isPending={isPending}>
            Change Password
          </SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}
