import type { ReactNode } from 'react';
import styles from './stack.module.css';

export interface StackProps {
  readonly children: ReactNode;
  readonly isClose?: boolean;
}

/** A vertical stack with the gap of the current density. */
export function Stack({ children, isClose = false }: StackProps) {
  return (
    <div className={styles.stack} data-close={isClose || undefined}>
      {children}
    </div>
  );
}
