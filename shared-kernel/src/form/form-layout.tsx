import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormGridProps {
  readonly children: ReactNode;
}

/** A grid that places fields side by side if there is enough space. */
export function FormGrid({ children }: FormGridProps) {
  return <div className={styles.grid}>{children}</div>;
}

interface FormActionsProps {
  readonly children: ReactNode;
}

/** The row of buttons at the end of a form. Put the submit button last. */
export function FormActions({ children }: FormActionsProps) {
  return (
    <div data-actions className={styles.actions}>
      {children}
    </div>
  );
}
