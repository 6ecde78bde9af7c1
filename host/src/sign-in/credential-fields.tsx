import { SecretField } from './secret-field';
import { TextField } from './text-field';

interface CredentialFieldsProps {
  /** Each field as its form knows it. */
  readonly username: object;
  readonly password: object;
  /** What the username is called. */
  readonly label: string;
  readonly isBusy: boolean;
}

/** What both sign-in forms ask for. */
export const CredentialFields = ({ username, password, label, isBusy }: CredentialFieldsProps) => (
  <>
    <TextField
      {...username}
      label={label}
      type="email"
      autoComplete="username"
      required
      readOnly={isBusy}
    />
    <SecretField
      {...password}
      label="Password"
      autoComplete="current-password"
      required
      readOnly={isBusy}
    />
  </>
);
