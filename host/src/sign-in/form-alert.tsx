import type { ReactNode } from 'react';
import { Glyph } from '../brand/glyph';
import styles from './form-alert.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The error of a rejected sign-in. It is announced and gets the focus, which the disabled button lost. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.alert}>
      <Glyph name="alert" size={18} />
      <span>{children}</span>
    </div>
  );
}
