import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, Icon, Input } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface PasswordFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A secret, with a button that shows it. Pasting is allowed. */
export function PasswordField<Values extends FieldValues, Output = Values>(
  props: PasswordFieldProps<Values, Output>,
) {
  const [isShown, setIsShown] = useState(false);
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Input
          {...wiring}
          {...field}
          type={isShown ? 'text' : 'password'}
          status={status}
          disabled={disabled}
          autoComplete={props.autoComplete}
          spellCheck={false}
          suffix={
            <Button
              type="text"
              size="small"
              disabled={disabled}
              aria-pressed={isShown}
              aria-label="Show password"
              icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
              onClick={() => setIsShown(!isShown)}
            />
          }
        />
      )}
    </FieldFrame>
  );
}
