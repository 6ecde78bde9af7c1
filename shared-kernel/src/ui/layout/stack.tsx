import type { ReactNode } from 'react';
import styles from './stack.module.css';

export interface StackProps {
  readonly children: ReactNode;
  /** Closer, so that a list has more of the window. */
  readonly isClose?: boolean;
}

/**
 * The parts of a screen one under the other, at the density's distance.
 *
 * @example
 * <Stack>
 *   <ScreenHeader title="Contracts" />
 *   <TableSkeleton />
 * </Stack>
 */
export function Stack({ children, isClose = false }: StackProps) {
  return (
    <div className={styles.stack} data-close={isClose || undefined}>
      {children}
    </div>
  );
}
