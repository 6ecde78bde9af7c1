import type { Profile } from 'shared-kernel/domain/profile';
import {
  Form,
  FormActions,
  useWatch,
  type Control,
  showFieldErrors,
  useValidatedForm,
} from 'shared-kernel/form';
import { Section, getToneClass } from 'shared-kernel/ui';
import { classNames } from 'shared-kernel/format';
import { useEffect } from 'react';
import { useCommand } from 'shared-kernel/workspace';
import { SubmitButton } from '../submit-button';
import { PasswordField } from './password-field';
import {
  type PasswordForm as Passwords,
  passwordFormSchema,
  ratePassword,
  passwordStrengths,
  passwordStrengthDisplay,
} from '../rules/password-form-schema';
import styles from './strength-meter.module.css';
import { changePassword } from '../commands/change-password';

interface StrengthMeterProps {
  readonly control: Control<Passwords>;
}

/** Shows the strength of the new password. A weak password does not block the form. */
function StrengthMeter({ control }: StrengthMeterProps) {
  const password = useWatch({ control, name: 'newPassword' });
  if (password === '') return 'Use at least 8 characters. A longer passphrase is more secure.';
  const strength = ratePassword(password);
  const { label, tone } = passwordStrengthDisplay[strength];
  const reached = passwordStrengths.indexOf(strength) + 1;
  return (
    <span className={classNames(styles.meter, getToneClass(tone))}>
      <span className={styles.bars} aria-hidden="true">
        {passwordStrengths.map((key, index) => (
          <span key={key} className={styles.bar} data-filled={index < reached || undefined} />
        ))}
      </span>
      Strength: {label}
    </span>
  );
}

const blank: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Form state of the password form. After a mismatch, changing one password validates both passwords again. */
function usePasswordForm({ portal }: Profile) {
  const { run, isPending, availability } = useCommand(changePassword);
  const form = useValidatedForm(passwordFormSchema, { defaultValues: blank });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { isSubmitted } = form.formState;
  const { trigger } = form;

  useEffect(() => {
    if (isSubmitted) void trigger('confirmPassword');
  }, [isSubmitted, newPassword, trigger]);

  const change = async (values: Passwords) => {
    const result = await run({ portal, form: values }, showFieldErrors(form));
    if (result.status === 'done') form.reset(blank);
  };

  return { form, change, isPending, availability };
}

interface PasswordFormProps {
  readonly profile: Profile;
}

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
