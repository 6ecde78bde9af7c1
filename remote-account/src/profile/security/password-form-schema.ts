import * as v from 'valibot';
import { atMost, hasCharacters, typedLimits } from 'shared-kernel/domain/text';

const short = atMost(typedLimits.name);

/** The password form with its messages; a mismatch is reported on `confirmPassword` (PR7). */
export const passwordFormSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Current password is required'), short),
    newPassword: v.pipe(
      v.string(),
      hasCharacters(8, 'Password must be at least 8 characters'),
      short,
    ),
    confirmPassword: v.pipe(v.string(), v.nonEmpty('Please confirm your password'), short),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) =>
        confirmPassword === '' || confirmPassword === newPassword,
      "Passwords don't match",
    ),
    ['confirmPassword'],
  ),
);

export type PasswordForm = v.InferOutput<typeof passwordFormSchema>;
