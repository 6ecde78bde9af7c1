import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from 'shared-kernel/format';
import { Glyph } from '../brand/glyph';
import styles from './field.module.css';

/** Whether Caps Lock was on at the last key pressed in the field that takes these handlers. */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: read, onKeyUp: read, onBlur: () => setIsOn(false) } };
}

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

/** A password-type input that can be revealed and says when Caps Lock is on. */
export function SecretField({ label, hint, onBlur, ...input }: SecretFieldProps) {
  const id = useId();
  const [isRevealed, setIsRevealed] = useState(false);
  const capsLock = useCapsLock();

  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <CapsLockNotice isOn={capsLock.isOn} />
      </div>
      <div className={styles.box}>
        <input
          {...input}
          {...capsLock.handlers}
          onBlur={(event) => {
            capsLock.handlers.onBlur();
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
