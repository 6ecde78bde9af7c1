import type { ReactNode } from 'react';
import { Glyph } from '../brand/glyph';
import styles from './form-alert.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Moves the focus to the error, because disabling the submit button removed the focus. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.alert}>
      <Glyph name="alert" size={18} />
      <span>{children}</span>
    </div>
  );
}
