import { SecretField } from './secret-field';
import { TextField } from './text-field';

interface CredentialFieldsProps {
  readonly username: object;
  readonly password: object;
  readonly label: string;
  readonly isBusy: boolean;
}

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
