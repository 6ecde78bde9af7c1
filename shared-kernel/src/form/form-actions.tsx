import type { ReactNode } from 'react';
import styles from './form.module.css';

export interface FormActionsProps {
  readonly children: ReactNode;
}

/**
 * The buttons that end a form; the one that submits comes last.
 *
 * @example
 * <FormActions>
 *   <Button onClick={onClose}>Cancel</Button>
 *   <Button type="primary" htmlType="submit">Save</Button>
 * </FormActions>
 */
export function FormActions({ children }: FormActionsProps) {
  return (
    <div data-actions className={styles.actions}>
      {children}
    </div>
  );
}
