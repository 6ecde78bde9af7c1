import {
  showFieldErrors,
  useDraft,
  useUnloadWarning,
  useValidatedForm,
  useWatch,
} from 'shared-kernel/form';
import type { InferInput } from 'valibot';
import { classNames, listLocalTimeChoices, getAmbiguousTimeMessage } from 'shared-kernel/format';
import button from '../../brand/button.module.css';
import page from '../../brand/page.module.css';
import { FormAlert } from '../../sign-in/form-alert';
import { TextField } from '../../sign-in/text-field';
import { ChoiceField } from '../../sign-in/choice-field';
import { futureDemoRequestSchema, toLocalTime, type DemoRequestForm } from './demo-request-form';
import { saveDemoRequest, type DemoRequestFailure } from './save-demo-request';
import styles from './book-demo.module.css';

interface BookDemoFormProps {
  readonly onSaved: (request: DemoRequestForm) => void;
}

const blank: InferInput<typeof futureDemoRequestSchema> = {
  name: '',
  email: '',
  company: '',
  date: '',
  time: '',
};

const unsaved: DemoRequestFailure = {
  message: 'The request could not be saved. Please try again.',
  issues: [],
};

function useDemoRequest({ onSaved }: BookDemoFormProps) {
  const form = useValidatedForm(futureDemoRequestSchema, { defaultValues: blank });
  const draft = useDraft(form, futureDemoRequestSchema, 'landing.bookDemo');
  useUnloadWarning(form.formState.isDirty);

  const submit = form.handleSubmit(async (request) => {
    const refusal = await saveDemoRequest(request).catch(() => unsaved);
    if (!refusal) {
      draft.forget();
      onSaved(request);
    } else if (!showFieldErrors(form)(refusal)) form.setError('root', { message: refusal.message });
  });
  return { form, submit };
}

type WhenFieldsProps = Pick<
  ReturnType<typeof useDemoRequest>['form'],
  'register' | 'formState' | 'control'
>;

/** Lets the visitor choose between the two possible times. A local time occurs twice when clocks are set back. */
function WhichTime({ register, control, formState: { errors } }: WhenFieldsProps) {
  const [date, time] = useWatch({ control, name: ['date', 'time'] });
  const choices = listLocalTimeChoices(toLocalTime({ date, time }));
  return (
    choices.length > 0 && (
      <ChoiceField
        {...register('instant')}
        label="Time zone offset"
        question={getAmbiguousTimeMessage()}
        choices={choices}
        problem={errors.instant?.message}
      />
    )
  );
}

const WhenFields = ({ register, formState: { errors } }: Omit<WhenFieldsProps, 'control'>) => (
  <div className={styles.when}>
    <TextField {...register('date')} label="Day" type="date" problem={errors.date?.message} />
    <TextField
      {...register('time', { deps: 'date' })}
      label="Time"
      type="time"
      step={900}
      problem={errors.time?.message}
    />
  </div>
);

export function BookDemoForm(props: BookDemoFormProps) {
  const { form, submit } = useDemoRequest(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className={classNames(page.form, styles.form)}
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <TextField
        {...form.register('name')}
        label="Name"
        autoComplete="name"
        problem={errors.name?.message}
      />
      <TextField
        {...form.register('email')}
        label="Email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        problem={errors.email?.message}
      />
      <TextField
        {...form.register('company')}
        label="Company"
        autoComplete="organization"
        problem={errors.company?.message}
      />
      <WhenFields register={form.register} formState={form.formState} />
      <WhichTime {...form} />
      <button
        type="submit"
        className={classNames(button.primary, button.large, button.wide)}
        disabled={isSubmitting}
      >
        Request demo
      </button>
    </form>
  );
}
