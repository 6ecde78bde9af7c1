import { useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { productName } from 'shared-kernel/domain/portal';
import { classNames } from 'shared-kernel/format';
import button from '../brand/button.module.css';
import { isGateCode } from '../sign-in/access';
import { SecretField } from '../sign-in/secret-field';
import { useDelay } from '../sign-in/use-delay';
import styles from './access-form.module.css';
import { useGate } from './gate';
import { safeNextPath } from './safe-next-path';

/** How a visitor leaves the gate: whether it stays behind them in the browser's history. */
export type Leave = (target: string, options: { readonly replace: boolean }) => void;

export interface AccessFormProps {
  /** Where the visitor wanted to go, as the address has it. */
  readonly next: string | null;
  readonly onLeave: Leave;
  /** The visitor has begun to type. */
  readonly onBegin?: (() => void) | undefined;
}

/** How long the gate takes to check a code (GA4). */
const verificationDelayMs = 800;

type Phase = 'ready' | 'verifying' | 'refused';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function AccessForm({ next, onLeave, onBegin }: AccessFormProps) {
  const [code, setCode] = useState('');
  const [phase, setPhase] = useState<Phase>('ready');
  const field = useRef<HTMLInputElement>(null);
  const delay = useDelay();
  const gate = useGate();
  const target = safeNextPath(next, window.location.origin);
  const isVerifying = phase === 'verifying';

  const settle = () => {
    if (isGateCode(code)) {
      gate.open();
      onLeave(target, { replace: true });
      return;
    }
    setPhase('refused');
    field.current?.focus();
    field.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPhase('verifying');
    delay(settle, verificationDelayMs);
  };

  return (
    <form className={styles.form} aria-busy={isVerifying} onSubmit={submit}>
      <SecretField
        ref={field}
        label="Access code"
        hint="Enter the code you were given to continue."
        name="access-code"
        autoComplete="off"
        autoFocus
        readOnly={isVerifying}
        aria-invalid={phase === 'refused' ? true : undefined}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setPhase('ready');
          onBegin?.();
        }}
      />
      <button
        type="submit"
        className={classNames(button.primary, button.large, button.wide)}
        disabled={code.trim() === '' || isVerifying}
      >
        {isVerifying ? 'Verifying...' : `Access ${productName}`}
      </button>
      <p role="alert" className={styles.refusal}>
        {phase === 'refused' && 'Invalid access code. Please try again.'}
      </p>
      {gate.isOpen && (
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
      )}
    </form>
  );
}
