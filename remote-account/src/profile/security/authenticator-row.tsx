import type { Profile } from 'shared-kernel/domain/profile';
import { CommandButton, ErrorCard, createLazyComponent } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { setUpAuthenticator } from '../commands/set-up-authenticator';
import styles from './authenticator.module.css';

interface AuthenticatorRowProps {
  readonly profile: Profile;
}

const Authenticator = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "authenticator" */ './authenticator')).Authenticator,
  {
    failed: ({ error, retry }) => (
      <ErrorCard title="The authenticator could not be loaded" error={error} onRetry={retry} />
    ),
  },
);

export function AuthenticatorRow({ profile }: AuthenticatorRowProps) {
  const { run, availability } = useCommand(setUpAuthenticator);
  const { portal, email, mfaEnabled, authenticatorSecret: secret } = profile;
  if (!mfaEnabled || availability.state === 'inert') return null;
  if (secret === undefined) {
    return (
      <li className={styles.row}>
        <p className={styles.words}>No authenticator is set up. Sign-in does not require a code.</p>
        <CommandButton availability={availability} onPress={() => void run({ portal })}>
          Set up the authenticator
        </CommandButton>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <Authenticator account={email} secret={secret} />
    </li>
  );
}
