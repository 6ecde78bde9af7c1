import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

export type ValidatedForm<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>;

export interface ValidatedFormOptions<Input extends FieldValues> {
  readonly defaultValues: DefaultValues<Input>;
  /** Values of a changed record. They replace the values of fields that the user has not edited. */
  readonly values?: Input;
}

/**
 * A form that shows the messages of its schema and submits the schema’s output. After the first submit, every change is
 * validated. The first invalid field is focused.
 *
 * @example
 * const form = useValidatedForm(clientFormSchema, { defaultValues: valuesOf(client) });
 */
export function useValidatedForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  { defaultValues, values }: ValidatedFormOptions<Input>,
): ValidatedForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues,
    shouldFocusError: true,
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
  });
}
