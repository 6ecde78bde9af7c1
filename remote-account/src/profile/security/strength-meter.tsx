import { classNames } from 'shared-kernel/format';
import type { PasswordForm } from './password-form-schema';
import { useWatch, type Control } from 'shared-kernel/form';
import { toneClass } from 'shared-kernel/ui';
import { passwordStrength, passwordStrengths, passwordStrengthView } from './password-strength';
import styles from './strength-meter.module.css';

interface StrengthMeterProps {
  readonly control: Control<PasswordForm>;
}

/** How hard the new password is to guess; it advises and never refuses. */
export function StrengthMeter({ control }: StrengthMeterProps) {
  const password = useWatch({ control, name: 'newPassword' });
  if (password === '') return 'At least 8 characters; a long sentence is best.';
  const strength = passwordStrength(password);
  const { label, tone } = passwordStrengthView[strength];
  const reached = passwordStrengths.indexOf(strength) + 1;
  return (
    <span className={classNames(styles.meter, toneClass(tone))}>
      <span className={styles.bars} aria-hidden="true">
        {passwordStrengths.map((key, index) => (
          <span key={key} className={styles.bar} data-filled={index < reached || undefined} />
        ))}
      </span>
      Strength: {label}
    </span>
  );
}
