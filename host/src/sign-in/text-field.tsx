import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly problem?: string | undefined;
}

/**
 * A labelled one-line input. `problem` is an error message: it marks the input as invalid and belongs to its accessible
 * description.
 */
export function TextField({ label, problem, ...input }: TextFieldProps) {
  const id = useId();

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
