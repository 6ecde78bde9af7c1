import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { paths } from '../../app/paths';
import { useReturnTo, returnState } from '../../app/return-to';
import { Glyph } from '../../brand/glyph';
import button from '../../brand/button.module.css';
import { matchesPortalAccess, type Credentials } from '../access';
import { FormAlert } from '../form-alert';
import { usePortalSession } from '../portal-session';
import { SecretField } from '../secret-field';
import { TextField } from '../text-field';
import { useDelay } from '../use-delay';
import styles from './portal-sign-in-form.module.css';

/** How long portal sign-in takes (P2). */
const signInDelayMs = 500;

type Phase = 'idle' | 'submitting' | 'refused';

export function PortalSignInForm() {
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [phase, setPhase] = useState<Phase>('idle');
  const delay = useDelay();
  const { signIn } = usePortalSession();
  const navigate = useNavigate();
  const wanted = useReturnTo();
  const isSubmitting = phase === 'submitting';

  const edit = (change: Partial<Credentials>) => {
    setCredentials({ ...credentials, ...change });
    setPhase('idle');
  };

  const settle = () => {
    if (!matchesPortalAccess(credentials)) {
      setPhase('refused');
      return;
    }
    signIn({ username: credentials.username, signedInAt: new Date().toISOString() });
    void navigate(
      paths.portalSelection,
      wanted === undefined ? {} : { state: returnState(wanted) },
    );
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPhase('submitting');
    delay(settle, signInDelayMs);
  };

  return (
    <form className={styles.form} aria-busy={isSubmitting} onSubmit={submit}>
      {phase === 'refused' && <FormAlert>Invalid credentials. Please try again.</FormAlert>}
      <TextField
        label="Username"
        type="email"
        name="username"
        autoComplete="username"
        required
        readOnly={isSubmitting}
        value={credentials.username}
        onChange={(event) => edit({ username: event.target.value })}
      />
      <SecretField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        readOnly={isSubmitting}
        value={credentials.password}
        onChange={(event) => edit({ password: event.target.value })}
      />
      <div className={styles.actions}>
        <button
          type="submit"
          className={classNames(button.primary, button.large)}
          disabled={isSubmitting}
        >
          {isSubmitting ? 'Authenticating...' : 'Access Portal'}
        </button>
        <Link className={button.quiet} to={paths.landing}>
          <Glyph name="arrowLeft" size={16} />
          Back to Home
        </Link>
      </div>
    </form>
  );
}
