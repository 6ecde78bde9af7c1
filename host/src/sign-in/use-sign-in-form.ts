import { useValidatedForm } from 'shared-kernel/form';
import type { GenericSchema } from 'valibot';

type Texts = Record<string, string>;

export function useSignInForm<Input extends Texts, Output>(
  schema: GenericSchema<Input, Output>,
  options: Parameters<typeof useValidatedForm<Input, Output>>[1],
) {
  const form = useValidatedForm(schema, options);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  return {
    form,
    refusal: errors.root?.message,
    /** Whether the form is being submitted. After a successful submission, stays true until the next page appears. */
    isBusy: isSubmitting || isSubmitSuccessful,
    refuse: (message: string) => form.setError('root', { message }),
    forgetRefusal: () => form.clearErrors('root'),
  };
}

export type SignInForm<Input extends Texts> = ReturnType<typeof useSignInForm<Input, Input>>;
