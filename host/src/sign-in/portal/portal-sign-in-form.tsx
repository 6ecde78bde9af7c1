import { Link, useNavigate } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { paths } from '../../page/paths';
import { useReturnTo, createReturnState } from '../../page/return-to';
import { Glyph } from '../../brand/glyph';
import button from '../../brand/button.module.css';
import { isValidPortalLogin } from '../access';
import { CredentialFields } from '../credential-fields';
import { credentialsSchema } from '../credentials-schema';
import { FormAlert } from '../form-alert';
import { usePortalSession } from '../portal-session';
import { useDelayedTask } from '../use-delayed-task';
import { useSignInForm } from '../use-sign-in-form';
import styles from './portal-sign-in-form.module.css';

/** Delay of the portal sign-in, in milliseconds (P2). */
const signInDelayMs = 500;

const blank = { defaultValues: { username: '', password: '' } };

function usePortalSignIn() {
  const { refuse, ...signingIn } = useSignInForm(credentialsSchema, blank);
  const delay = useDelayedTask();
  const { signIn } = usePortalSession();
  const navigate = useNavigate();
  const wanted = useReturnTo();

  const submit = signingIn.form.handleSubmit(async (credentials) => {
    await delay(signInDelayMs);
    if (!isValidPortalLogin(credentials)) {
      refuse('Invalid credentials. Please try again.');
      return;
    }
    signIn({ username: credentials.username, signedInAt: new Date().toISOString() });
    void navigate(
      paths.portalSelection,
      wanted === undefined ? {} : { state: createReturnState(wanted) },
    );
  });
  return { ...signingIn, submit };
}

export function PortalSignInForm() {
  const { form, refusal, isBusy, forgetRefusal, submit } = usePortalSignIn();
  return (
    <div className={styles.form}>
      {refusal !== undefined && <FormAlert>{refusal}</FormAlert>}
      <form
        className={styles.form}
        aria-busy={isBusy}
        onInput={forgetRefusal}
        onSubmit={(event) => void submit(event)}
      >
        <CredentialFields
          username={form.register('username')}
          password={form.register('password')}
          label="Username"
          isBusy={isBusy}
        />
        <div className={styles.actions}>
          <button
            type="submit"
            className={classNames(button.primary, button.large)}
            disabled={isBusy}
          >
            {isBusy ? 'Authenticating...' : 'Access Portal'}
          </button>
          <Link className={button.quiet} to={paths.landing}>
            <Glyph name="arrowLeft" size={16} />
            Back to Home
          </Link>
        </div>
      </form>
    </div>
  );
}
