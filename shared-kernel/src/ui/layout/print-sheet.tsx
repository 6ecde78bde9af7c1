import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  readonly children: ReactNode;
}

/** A page of its own for paper: while it is there, printing prints it and nothing else. */
export const PrintSheet = ({ children }: PrintSheetProps) =>
  createPortal(
    <div className={styles.sheet} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
