import { useState, useEffect } from 'react';
import { generateAuthenticatorCode, getRemainingSeconds } from 'shared-kernel/domain/second-factor';
import { classNames } from 'shared-kernel/format';
import * as v from 'valibot';
import button from '../../brand/button.module.css';
import page from '../../brand/page.module.css';
import { FormAlert } from '../form-alert';
import { TextField } from '../text-field';
import { useSignInForm } from '../use-sign-in-form';
import styles from './code-page.module.css';
import { isValidCode } from './is-valid-code';

interface ShownCodeProps {
  readonly secret: string;
}

function ShownCode({ secret }: ShownCodeProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const code = generateAuthenticatorCode(secret, now);
  const left = getRemainingSeconds(now);
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

interface CodeFormProps {
  readonly secret: string;
  readonly onPass: () => void;
}

const codeSchema = v.object({ code: v.pipe(v.string(), v.nonEmpty()) });

export function CodeForm({ secret, onPass }: CodeFormProps) {
  const { form, refusal, refuse, forgetRefusal } = useSignInForm(codeSchema, {
    defaultValues: { code: '' },
  });
  const [isShown, setIsShown] = useState(false);

  const check = ({ code }: v.InferOutput<typeof codeSchema>) => {
    if (isValidCode(secret, code, Date.now())) onPass();
    else refuse('Incorrect code. Codes are valid for 30 seconds. Enter the current code.');
  };

  return (
    <form
      className={classNames(page.form, styles.form)}
      onInput={forgetRefusal}
      onSubmit={(event) => void form.handleSubmit(check)(event)}
    >
      {refusal !== undefined && <FormAlert key={form.formState.submitCount}>{refusal}</FormAlert>}
      <TextField
        {...form.register('code')}
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        autoFocus
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
