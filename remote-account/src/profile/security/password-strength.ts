import type { StatusView } from 'shared-kernel/domain/status';

/** How hard a password is to guess, least first. */
export const passwordStrengths = ['weak', 'fair', 'strong'] as const;

export type PasswordStrength = (typeof passwordStrengths)[number];

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
