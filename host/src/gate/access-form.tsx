import { useRef, useState, type SubmitEvent } from 'react';
import {
  gateVerificationDelayMs,
  isGateCode,
  productName,
  safeNextPath,
} from 'shared-kernel/domain/portal';
import { Link, useGate, useNavigate, useSearchParams } from 'shared-kernel/shell';
import { classNames } from '../brand/class-names';
import button from '../brand/button.module.css';
import { SecretField } from '../sign-in/secret-field';
import { useDelay } from '../sign-in/use-delay';
import styles from './access-form.module.css';

type Phase = 'ready' | 'verifying' | 'refused';

export function AccessForm() {
  const [code, setCode] = useState('');
  const [phase, setPhase] = useState<Phase>('ready');
  const field = useRef<HTMLInputElement>(null);
  const delay = useDelay();
  const gate = useGate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = safeNextPath(search.get('next'), window.location.origin);
  const isVerifying = phase === 'verifying';

  const settle = () => {
    if (isGateCode(code)) {
      gate.open();
      void navigate(target, { replace: true });
      return;
    }
    setPhase('refused');
    field.current?.focus();
    field.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPhase('verifying');
    delay(settle, gateVerificationDelayMs);
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
          This browser already has access. <Link to={target}>Continue</Link>
        </p>
      )}
    </form>
  );
}
