import { DetailSkeleton } from 'shared-kernel/ui';
import styles from './profile.module.css';

/** Card and form on their way. */
export function ProfileSkeleton() {
  return (
    <div className={styles.beside}>
      <DetailSkeleton />
      <DetailSkeleton />
    </div>
  );
}
