import { SecretField } from './secret-field';
import { TextField } from './text-field';

interface CredentialFieldsProps {
  readonly register: (name: 'username' | 'password') => object;
  /** What the username is called. */
  readonly label: string;
  readonly isBusy: boolean;
}

/** What both sign-in forms ask for. */
export const CredentialFields = ({ register, label, isBusy }: CredentialFieldsProps) => (
  <>
    <TextField
      {...register('username')}
      label={label}
      type="email"
      autoComplete="username"
      required
      readOnly={isBusy}
    />
    <SecretField
      {...register('password')}
      label="Password"
      autoComplete="current-password"
      required
      readOnly={isBusy}
    />
  </>
);
