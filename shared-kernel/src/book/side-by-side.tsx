import type { ReactNode } from 'react';
import styles from './book.module.css';

/** Variants of one component beside each other. */
export const SideBySide = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);
