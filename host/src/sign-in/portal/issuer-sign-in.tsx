import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import button from '../../brand/button.module.css';
import { Glyph } from '../../brand/glyph';
import { paths } from '../../page/paths';
import { useReturnTo } from '../../page/return-to';
import { FormAlert } from '../form-alert';
import { getSessionProblem, type SessionPort } from '../session-port';
import { readSignedOutPortal } from '../create-sign-out-state';
import styles from './portal-sign-in-form.module.css';

interface IssuerSignInProps {
  readonly startSignIn: NonNullable<SessionPort['startSignIn']>;
}

const unreachable =
  'The identity provider cannot be reached. Check the connection, then try again.';

/**
 * Whether the sign-in starts without a click. This is the case after following a link, but not after a sign-out or
 * Back.
 */
function useStartsAtOnce(wanted: string | undefined): boolean {
  const navigation: string = useNavigationType();
  const state: unknown = useLocation().state;
  if (getSessionProblem() !== undefined || navigation === 'POP') return false;
  return (
    wanted !== undefined || (navigation === 'PUSH' && readSignedOutPortal(state) === undefined)
  );
}

/** Sign-in page with a workspace server. The identity provider shows the sign-in form. */
export function IssuerSignIn({ startSignIn }: IssuerSignInProps) {
  const wanted = useReturnTo();
  const [startsAtOnce] = useState(useStartsAtOnce(wanted));
  const [isBusy, setIsBusy] = useState(startsAtOnce);
  const [problem, setProblem] = useState(getSessionProblem);

  const start = useCallback(() => {
    startSignIn(wanted)
      .catch(() => setProblem(unreachable))
      .finally(() => setIsBusy(false));
  }, [startSignIn, wanted]);

  useEffect(() => {
    if (startsAtOnce) start();
  }, [startsAtOnce, start]);

  const press = () => {
    setProblem(undefined);
    setIsBusy(true);
    start();
  };

  return (
    <div className={styles.form}>
      {problem !== undefined && <FormAlert>{problem}</FormAlert>}
      <div className={styles.actions}>
        <button
          type="button"
          className={classNames(button.primary, button.large)}
          disabled={isBusy}
          onClick={press}
        >
          {isBusy ? 'Opening the sign-in...' : 'Access Portal'}
        </button>
        <Link className={button.quiet} to={paths.landing}>
          <Glyph name="arrowLeft" size={16} />
          Back to Home
        </Link>
      </div>
    </div>
  );
}
