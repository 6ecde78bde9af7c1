import type { ComponentPropsWithRef } from 'react';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'className' | 'onChange' | 'children'
> {
  readonly onChange: (isOn: boolean) => void;
}

/** The browser's own checkbox as a switch: what it changes, it changes at once. */
export function Switch({ onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className={styles.switch}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
