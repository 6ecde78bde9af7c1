import type { ReactNode } from 'react';
import styles from './form.module.css';

export interface FormGridProps {
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
