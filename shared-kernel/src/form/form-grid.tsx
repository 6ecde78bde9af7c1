import type { ReactNode } from 'react';
import styles from './form.module.css';

export interface FormGridProps {
  readonly children: ReactNode;
}

/** Fields side by side where there is room. */
export function FormGrid({ children }: FormGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
