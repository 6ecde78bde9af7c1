import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from 'shared-kernel/format';
import { Glyph } from '../brand/glyph';
import styles from './field.module.css';

interface SecretFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  readonly label: string;
  readonly hint?: string;
}

const CapsLockNotice = ({ isOn }: { readonly isOn: boolean }) => (
  <span role="status" className={styles.notice}>
    {isOn && (
      <>
        <Glyph name="capsLock" size={14} />
        Caps Lock is on
      </>
    )}
  </span>
);

export function SecretField({ label, hint, onBlur, ...input }: SecretFieldProps) {
  const id = useId();
  const [isRevealed, setIsRevealed] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <CapsLockNotice isOn={isCapsLock} />
      </div>
      <div className={styles.box}>
        <input
          {...input}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
          id={id}
          type={isRevealed ? 'text' : 'password'}
          className={classNames(styles.input, styles.secret)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={isRevealed ? 'Hide characters' : 'Show characters'}
          aria-controls={id}
          onClick={() => setIsRevealed(!isRevealed)}
        >
          <Glyph name={isRevealed ? 'eyeOff' : 'eye'} />
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
