import type { MouseEvent } from 'react';
import { productName } from 'shared-kernel/domain/portal';
import { useWatch } from 'shared-kernel/form';
import { classNames } from 'shared-kernel/format';
import * as v from 'valibot';
import button from '../brand/button.module.css';
import page from '../brand/page.module.css';
import { isGateCode } from '../sign-in/access';
import { SecretField } from '../sign-in/secret-field';
import { useDelayedTask } from '../sign-in/use-delayed-task';
import { useSignInForm } from '../sign-in/use-sign-in-form';
import styles from './access-form.module.css';
import { useGate } from './gate';
import { getSafeNextPath } from './safe-next-path';

/** Called to leave the gate. With `replace`, the target replaces the gate in the browser history. */
export type LeaveGateHandler = (target: string, options: { readonly replace: boolean }) => void;

export interface AccessFormProps {
  readonly next: string | null;
  readonly onLeave: LeaveGateHandler;
  readonly onBegin?: (() => void) | undefined;
}

/** Simulated time for checking an access code, in milliseconds (GA4). */
const verificationDelayMs = 800;

const accessSchema = v.object({
  accessCode: v.pipe(
    v.string(),
    v.check((code) => code.trim() !== ''),
  ),
});

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface ContinueProps {
  readonly target: string;
  readonly onLeave: LeaveGateHandler;
}

const Continue = ({ target, onLeave }: ContinueProps) => (
  <p className={styles.open}>
    This browser already has access.{' '}
    <a
      href={target}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onLeave(target, { replace: false });
      }}
    >
      Continue
    </a>
  </p>
);

function useAccess(onOpen: () => void) {
  const { refuse, ...access } = useSignInForm(accessSchema, { defaultValues: { accessCode: '' } });
  const { form } = access;
  const delay = useDelayedTask();

  const submit = form.handleSubmit(async ({ accessCode }) => {
    await delay(verificationDelayMs);
    if (isGateCode(accessCode)) {
      onOpen();
      return;
    }
    refuse('Invalid access code. Please try again.');
    form.setFocus('accessCode', { shouldSelect: true });
  });
  return { ...access, submit };
}

export function AccessForm({ next, onLeave, onBegin }: AccessFormProps) {
  const gate = useGate();
  const target = getSafeNextPath(next, window.location.origin);
  const { form, refusal, isBusy, forgetRefusal, submit } = useAccess(() => {
    gate.open();
    onLeave(target, { replace: true });
  });
  const typed = useWatch({ control: form.control });

  const edit = () => {
    forgetRefusal();
    onBegin?.();
  };

  return (
    <form
      className={page.form}
      aria-busy={isBusy}
      onInput={edit}
      onSubmit={(event) => void submit(event)}
    >
      <SecretField
        {...form.register('accessCode')}
        label="Access code"
        hint="Enter your access code to continue."
        autoComplete="off"
        autoFocus
        readOnly={isBusy}
        aria-invalid={refusal === undefined ? undefined : true}
      />
      <button
        type="submit"
        className={classNames(button.primary, button.large, button.wide)}
        disabled={isBusy || !v.is(accessSchema, typed)}
      >
        {isBusy ? 'Verifying...' : `Access ${productName}`}
      </button>
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      {gate.isOpen && <Continue target={target} onLeave={onLeave} />}
    </form>
  );
}
