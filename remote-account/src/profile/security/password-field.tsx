import { useState, type ReactNode } from 'react';
import { TextField, type Control } from 'shared-kernel/form';
import { Button, Icon } from 'shared-kernel/ui';
import type { PasswordForm } from '../rules/password-form-schema';

interface PasswordFieldProps {
  readonly control: Control<PasswordForm>;
  readonly name: keyof PasswordForm;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** Password field with a button that shows the password. Users can paste a password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      required
      suffix={
        <Button
          type="text"
          size="small"
          disabled={props.disabled}
          aria-pressed={isShown}
          aria-label="Show password"
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
