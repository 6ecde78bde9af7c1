import { useState, type SubmitEvent } from 'react';
import { isCodeAt } from 'shared-kernel/domain/second-factor';
import { classNames } from 'shared-kernel/format';
import button from '../../brand/button.module.css';
import { FormAlert } from '../form-alert';
import { TextField } from '../text-field';
import styles from './code-page.module.css';
import { ShownCode } from './shown-code';

interface CodeFormProps {
  readonly secret: string;
  readonly onPass: () => void;
}

/** Takes the code of the authenticator; a wrong one is said and can be typed anew. */
export function CodeForm({ secret, onPass }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  const [isShown, setIsShown] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isCodeAt(secret, code, Date.now())) {
      onPass();
      return;
    }
    setRefusals(refusals + 1);
    setIsRefused(true);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {isRefused && (
        <FormAlert key={refusals}>
          This is not the code. Each stands for 30 seconds; enter the one that is shown now.
        </FormAlert>
      )}
      <TextField
        label="Six-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        autoFocus
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setIsRefused(false);
        }}
      />
      <button type="submit" className={classNames(button.primary, button.large)}>
        Continue
      </button>
      {isShown ? (
        <ShownCode secret={secret} />
      ) : (
        <button type="button" className={button.secondary} onClick={() => setIsShown(true)}>
          Show code
        </button>
      )}
    </form>
  );
}
