import { use, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { formatNumber } from '../format';
import { isSubmitKey } from '../shell/pressed-key';
import { Notice, VisuallyHidden } from '../ui';
import type { GivenDraft } from './drafts/use-draft';
import styles from './form.module.css';
import { unplacedMessages } from './unplaced-messages';
import { DraftNotice } from './unsaved/draft-notice';
import { UnsavedContext } from './unsaved/unsaved-context';
import { UnsavedGuard } from './unsaved/unsaved-guard';
import type { ValidatedForm } from './use-validated-form';

export interface FormProps<Input extends FieldValues, Output> {
  readonly form: ValidatedForm<Input, Output>;
  /** Receives what the schema made of the fields. */
  readonly onSubmit: (output: Output) => unknown;
  readonly children: ReactNode;
  /** Keeps unsaved input; see `useDraft`. */
  readonly draft?: GivenDraft;
  /** Lets a button outside submit it by `form={id}`. */
  readonly id?: string;
  readonly label?: string;
  /** Asks before it is left unsaved; around a form in a dialog the `FormDialog` does. */
  readonly isGuarded?: boolean;
}

const complaint = (count: number) =>
  count === 1 ? 'One field needs attention.' : `${formatNumber(count)} fields need attention.`;

/** A form without the browser's own bubbles; Ctrl or Cmd with Enter submits from any field. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  draft,
  id,
  label,
  isGuarded = false,
}: FormProps<Input, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const report = use(UnsavedContext);
  const { errors, submitCount, isDirty, isSubmitting } = useFormState({ control: form.control });
  const errorCount = Object.keys(errors).length;
  const unplaced = unplacedMessages(errors);

  useEffect(() => {
    report({ isDirty, isSaving: isSubmitting, draft });
    return () => report(undefined);
  }, [report, isDirty, isSubmitting, draft]);

  const startOver = () => {
    form.reset();
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  const submitByKey = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    element.current?.requestSubmit();
  };

  return (
    <>
      <form
        ref={element}
        id={id}
        noValidate
        aria-label={label}
        className={styles.form}
        onKeyDown={submitByKey}
        onSubmit={(event) => {
          event.stopPropagation();
          void form.handleSubmit(async (output) => {
            if (draft?.saveOnce) await draft.saveOnce(() => onSubmit(output));
            else await onSubmit(output);
          })(event);
        }}
      >
        {draft && (draft.isRestored || draft.saved) && (
          <DraftNotice draft={draft} onDiscard={startOver} />
        )}
        {children}
        {unplaced.length > 0 && (
          <Notice tone="danger" title="Not saved">
            {unplaced.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
        <VisuallyHidden>
          <span role="status">{submitCount > 0 && errorCount > 0 && complaint(errorCount)}</span>
        </VisuallyHidden>
      </form>
      {isGuarded && <UnsavedGuard isDirty={isDirty} isSaving={isSubmitting} draft={draft} />}
    </>
  );
}
