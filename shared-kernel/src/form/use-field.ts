import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';

export function useField<Values extends FieldValues, Output>({
  name,
  control,
  label,
  hint,
  required = false,
  disabled = false,
}: FieldProps<Values, Output>) {
  const { field, fieldState } = useController({ name, control });
  return {
    field,
    disabled,
    frame: { label, hint, required, error: fieldState.error?.message },
    status: fieldState.invalid ? ('error' as const) : undefined,
  };
}
