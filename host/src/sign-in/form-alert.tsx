import type { ReactNode } from 'react';
import { Glyph } from '../brand/glyph';
import styles from './form-alert.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The error of a rejected sign-in. Takes the focus, because disabling the button removed it. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.alert}>
      <Glyph name="alert" size={18} />
      <span>{children}</span>
    </div>
  );
}
