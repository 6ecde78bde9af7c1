import type { ReactNode } from 'react';
import styles from '../skeleton.module.css';

interface SkeletonFrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Says once that something is on its way; the blocks inside are decoration. */
export function SkeletonFrame({ label, children }: SkeletonFrameProps) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={styles.frame}>
      <div aria-hidden="true" className={styles.content}>
        {children}
      </div>
    </div>
  );
}
