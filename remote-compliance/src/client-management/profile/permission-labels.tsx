import { permissionLabel } from './permission-texts';
import { permissions, type Permission } from '../permission';
import styles from './permission-labels.module.css';

interface PermissionLabelsProps {
  readonly permissions: readonly Permission[];
}

/** What a user may do, always in the same order (G10). */
export const PermissionLabels = ({ permissions: held }: PermissionLabelsProps) => (
  <ul className={styles.labels}>
    {permissions
      .filter((permission) => held.includes(permission))
      .map((permission) => (
        <li key={permission}>{permissionLabel[permission]}</li>
      ))}
  </ul>
);
