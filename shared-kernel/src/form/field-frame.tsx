import { useId, type ReactNode } from 'react';
import { Icon, RecordText } from '../ui';
import styles from './field.module.css';

/** Attributes that connect a control to its label, hint and error. */
export interface FieldAriaProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldFrameProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly required: boolean;
  /** `beside` puts the label after the control, for a checkbox or switch. */
  readonly labelPlace?: 'above' | 'beside';
  readonly children: (wiring: FieldAriaProps) => ReactNode;
}

/** Shows a control with its label, hint and error, connected by ids. */
export function FieldFrame({
  label,
  hint,
  error,
  required,
  labelPlace = 'above',
  children,
}: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} data-label-place={labelPlace}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        <RecordText>{label}</RecordText>
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className={styles.control}>
        {children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-required': required || undefined,
        })}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" /> {error}
        </p>
      )}
    </div>
  );
}
