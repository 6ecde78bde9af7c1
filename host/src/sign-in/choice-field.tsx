import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

interface ChoiceFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly label: string;
  readonly question: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly problem?: string | undefined;
}

/**
 * A labelled select. `problem` is an error message: it marks the select as invalid and belongs to its accessible
 * description.
 */
export function ChoiceField({ label, question, choices, problem, ...select }: ChoiceFieldProps) {
  const id = useId();

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <option value="">{question}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
