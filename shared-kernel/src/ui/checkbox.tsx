import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** Some, but not all, of what the box stands for is chosen. */
  readonly indeterminate?: boolean;
}

/** The browser's own checkbox; its children are its label. */
export function Checkbox({ ref, indeterminate = false, children, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate, rest.checked]);

  const box = <input {...rest} ref={input} type="checkbox" className={styles.box} />;
  if (children === undefined) return box;
  return (
    <label className={styles.labelled}>
      {box}
      <span>{children}</span>
    </label>
  );
}
