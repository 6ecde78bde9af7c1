import {
  use,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useFormState, type FieldErrors, type FieldValues } from 'react-hook-form';
import { formatNumber } from '../format';
import { isSubmitKey } from '../shell/pressed-key';
import { Notice, VisuallyHidden } from '../ui';
import type { FormDraft } from './drafts/use-draft';
import styles from './form.module.css';
import { DraftNotice } from './unsaved/draft-notice';
import { UnsavedFormContext, type UnsavedForm, UnsavedGuard } from './unsaved/unsaved-guard';
import type { ValidatedForm } from './use-validated-form';

export interface FormProps<Input extends FieldValues, Output> {
  readonly form: ValidatedForm<Input, Output>;
  readonly onSubmit: (output: Output) => unknown;
  readonly children: ReactNode;
  readonly draft?: FormDraft | undefined;
  readonly label?: string;
  /** Whether to warn before unsaved input is lost. Not needed in a `FormDialog`, which already warns. */
  readonly isGuarded?: boolean;
}

function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isSubmitKey(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

const complaint = (count: number) =>
  count === 1 ? 'One field needs attention.' : `${formatNumber(count)} fields need attention.`;

interface FormErrorsProps {
  readonly errors: FieldErrors;
  readonly isSubmitted: boolean;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function messagesIn(error: object): readonly string[] {
  if ('ref' in error && error.ref !== undefined) return [];
  if ('message' in error && typeof error.message === 'string') return [error.message];
  return Object.values(error).filter(isObject).flatMap(messagesIn);
}

const unplacedMessages = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
): readonly string[] => [...new Set(messagesIn(errors))];

function FormErrors({ errors, isSubmitted }: FormErrorsProps) {
  const count = Object.keys(errors).length;
  const unplaced = unplacedMessages(errors);
  return (
    <>
      {unplaced.length > 0 && (
        <Notice tone="danger" title="Not saved">
          {unplaced.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <VisuallyHidden>
        <span role="status">{isSubmitted && count > 0 && complaint(count)}</span>
      </VisuallyHidden>
    </>
  );
}

function useReport({ isDirty, isSaving, draft }: UnsavedForm): void {
  const { report } = use(UnsavedFormContext);
  useEffect(() => {
    report({ isDirty, isSaving, draft });
    return () => report(undefined);
  }, [report, isDirty, isSaving, draft]);
}

/**
 * A form that shows its own errors instead of the browser’s validation popups. Ctrl or Cmd with Enter submits the form
 * from any field.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  draft,
  label,
  isGuarded = false,
}: FormProps<Input, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { errors, submitCount, isDirty, isSubmitting } = useFormState({ control: form.control });

  useReport({ isDirty, isSaving: isSubmitting, draft });

  const startOver = () => {
    form.reset();
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  const submit = form.handleSubmit(async (output) => {
    await onSubmit(output);
  });

  // Ignores further submissions of the form until the first submission has finished.
  const isRunning = useRef(false);
  const submitOnce = async (event: SubmitEvent) => {
    event.stopPropagation();
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };

  return (
    <>
      <form
        ref={element}
        noValidate
        aria-label={label}
        className={styles.form}
        onKeyDown={submitByKey}
        onSubmit={(event) => void submitOnce(event)}
      >
        {draft?.isRestored && <DraftNotice draft={draft} onDiscard={startOver} />}
        {children}
        <FormErrors errors={errors} isSubmitted={submitCount > 0} />
      </form>
      {isGuarded && <UnsavedGuard isDirty={isDirty} isSaving={isSubmitting} draft={draft} />}
    </>
  );
}
