import { useEffect, useState } from 'react';
import { generateAuthenticatorCode, getRemainingSeconds } from 'shared-kernel/domain/second-factor';
import { CopyableText } from 'shared-kernel/records';
import styles from './authenticator.module.css';
import { createAuthenticatorUri } from '../rules/authenticator-secret';

interface AuthenticatorProps {
  readonly account: string;
  readonly secret: string;
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function Authenticator({ account, secret }: AuthenticatorProps) {
  const now = useSeconds();
  const code = generateAuthenticatorCode(secret, now);
  const left = getRemainingSeconds(now);
  return (
    <section aria-label="Authenticator" className={styles.authenticator}>
      <h4>Authenticator</h4>
      <p>
        Current code{' '}
        <strong className={styles.code}>
          {code.slice(0, 3)} {code.slice(3)}
        </strong>{' '}
        <span role="timer">{left === 1 ? '1 second left' : `${left} seconds left`}</span>
      </p>
      <p className={styles.words}>
        This page includes a sample authenticator, so you can test sign-in without a phone. The
        authenticator is for demonstration only. To use another authenticator app, add this URL:
      </p>
      <CopyableText
        text={createAuthenticatorUri(account, secret)}
        label="authenticator address"
        truncate={36}
      />
    </section>
  );
}
