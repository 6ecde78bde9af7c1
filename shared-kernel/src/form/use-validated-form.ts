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
}

/**
 * Creates a form that validates its values with a schema and submits the schema’s output. After the first submission,
 * every change is validated. If a submission fails, the first invalid field gets the focus.
 *
 * @example
 * const form = useValidatedForm(clientFormSchema, { defaultValues: valuesOf(client) });
 */
export function useValidatedForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  { defaultValues }: ValidatedFormOptions<Input>,
): ValidatedForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues,
    shouldFocusError: true,
  });
}
