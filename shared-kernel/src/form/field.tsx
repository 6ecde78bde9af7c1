import { useId, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { Icon, RecordText } from '../ui';
import styles from './field.module.css';

/** The props of every form field. `Values` is the input type of the form, `Output` the type of the schema’s result. */
export interface FieldProps<Values extends FieldValues, Output> {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values, unknown, Output>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Marks the field as required for the user. Validation depends only on the schema. */
  readonly required?: boolean;
  readonly disabled?: boolean;
}

interface FieldAriaProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** The props of a control: its value and handlers, its accessibility and its state. */
type BoundField<Values extends FieldValues> = ControllerRenderProps<Values, FieldPath<Values>> &
  FieldAriaProps & { readonly status: 'error' | undefined; readonly disabled: boolean };

interface FieldFrameProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** The position of the label: above the control, or beside it for a checkbox or switch. */
  readonly labelPlace?: 'above' | 'beside';
  readonly children: (input: BoundField<Values>) => ReactNode;
}

/** Connects a form control to a field value, and shows the label, hint and error of the field. */
export function Field<Values extends FieldValues, Output>({
  name,
  control,
  label,
  hint,
  required = false,
  disabled = false,
  labelPlace = 'above',
  children,
}: FieldFrameProps<Values, Output>) {
  const { field, fieldState } = useController({ name, control });
  const error = fieldState.error?.message;
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
          ...field,
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-required': required || undefined,
          status: fieldState.invalid ? 'error' : undefined,
          disabled,
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
