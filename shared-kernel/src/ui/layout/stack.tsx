import type { ReactNode } from 'react';
import styles from './stack.module.css';

export interface StackProps {
  readonly children: ReactNode;
}

/** The parts of a screen one under the other, at the density's distance. */
export function Stack({ children }: StackProps) {
  return <div className={styles.stack}>{children}</div>;
}
