import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormGridProps {
  readonly children: ReactNode;
}

/**
 * Fields side by side where there is room.
 *
 * @example
 * <FormGrid>
 *   <TextField name="companyName" control={form.control} label="Company name" />
 *   <DateField name="since" control={form.control} label="Client since" />
 * </FormGrid>
 */
export function FormGrid({ children }: FormGridProps) {
  return <div className={styles.grid}>{children}</div>;
}

interface FormActionsProps {
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
