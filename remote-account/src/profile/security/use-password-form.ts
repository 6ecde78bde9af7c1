import { useEffect } from 'react';
import { passwordFormSchema, type PasswordForm } from './password-form-schema';
import type { Profile } from 'shared-kernel/domain/profile';
import { showInvalidIn, useValidatedForm, useWatch } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { changePassword } from '../commands/change-password';

const blank: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The password form; once it has complained, either of two passwords settles whether they match. */
export function usePasswordForm({ portal }: Profile) {
  const { run, isPending, availability } = useCommand(changePassword);
  const form = useValidatedForm(passwordFormSchema, { defaultValues: blank });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { isSubmitted } = form.formState;
  const { trigger } = form;

  useEffect(() => {
    if (isSubmitted) void trigger('confirmPassword');
  }, [isSubmitted, newPassword, trigger]);

  const change = async (values: PasswordForm) => {
    const result = await run({ portal, form: values }, showInvalidIn(form));
    if (result.status === 'done') form.reset(blank);
  };

  return { form, change, isPending, availability };
}
