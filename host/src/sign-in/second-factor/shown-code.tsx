import { useEffect, useState } from 'react';
import { codeAt, secondsLeft } from 'shared-kernel/domain/second-factor';
import styles from './code-page.module.css';

interface ShownCodeProps {
  readonly secret: string;
}

/** The code that stands, for who has no other authenticator. */
export function ShownCode({ secret }: ShownCodeProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const code = codeAt(secret, now);
  const left = secondsLeft(now);
  return (
    <p className={styles.shown}>
      Current code
      <strong className={styles.code}>
        {code.slice(0, 3)} {code.slice(3)}
      </strong>
      <span role="timer">{left === 1 ? '1 second left' : `${left} seconds left`}</span>
    </p>
  );
}
