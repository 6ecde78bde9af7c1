import * as v from 'valibot';
import { createMaxLengthCheck, inputLimits } from 'shared-kernel/domain/text';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { createMinCharactersCheck } from '../create-min-characters-check';

const short = createMaxLengthCheck(inputLimits.name);

/** The schema of the password form with its messages (PR7). A mismatch is reported at `confirmPassword`. */
export const passwordFormSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Current password is required'), short),
    newPassword: v.pipe(
      v.string(),
      createMinCharactersCheck(8, 'Password must be at least 8 characters'),
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

export const passwordStrengths = ['weak', 'fair', 'strong'] as const;

type PasswordStrength = (typeof passwordStrengths)[number];

export const passwordStrengthDisplay: Record<PasswordStrength, StatusDisplay> = {
  weak: { label: 'Weak', tone: 'danger', icon: 'warning' },
  fair: { label: 'Fair', tone: 'warning', icon: 'shield' },
  strong: { label: 'Strong', tone: 'success', icon: 'shield-check' },
};

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u] as const;

/**
 * Estimates the strength of a password. Even weak passwords are accepted. Weak: below 8 characters, or below 4
 * different characters. Strong: at least 12 characters of three kinds, or at least 20 characters.
 */
export function ratePassword(password: string): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < 8 || new Set(characters).size < 4) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (characters.length >= 20 || (characters.length >= 12 && variety >= 3)) return 'strong';
  return 'fair';
}
