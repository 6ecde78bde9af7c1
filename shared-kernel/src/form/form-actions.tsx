import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormGridProps {
  readonly children: ReactNode;
}

/**
 * A grid that places fields side by side if there is enough space.
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
 * The row of buttons at the end of a form. Put the submit button last.
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
