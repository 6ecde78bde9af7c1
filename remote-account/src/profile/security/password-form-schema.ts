import * as v from 'valibot';
import { atMost, typedLimits } from 'shared-kernel/domain/text';
import type { StatusView } from 'shared-kernel/domain/status';
import { hasCharacters } from '../has-characters';

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

/** How hard a password is to guess, least first. */
export const passwordStrengths = ['weak', 'fair', 'strong'] as const;

type PasswordStrength = (typeof passwordStrengths)[number];

/** How each strength reads beside the field. */
export const passwordStrengthView: Record<PasswordStrength, StatusView> = {
  weak: { label: 'Weak', tone: 'danger', icon: 'warning' },
  fair: { label: 'Fair', tone: 'warning', icon: 'shield' },
  strong: { label: 'Strong', tone: 'success', icon: 'shield-check' },
};

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u] as const;

/**
 * A rule of thumb that only advises: below 8 characters, or with fewer than four different ones, a
 * password is weak; from 12 with three kinds of character, or from 20, it is strong.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < 8 || new Set(characters).size < 4) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (characters.length >= 20 || (characters.length >= 12 && variety >= 3)) return 'strong';
  return 'fair';
}
