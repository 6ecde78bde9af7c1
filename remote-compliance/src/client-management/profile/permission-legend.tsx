import { permissionDescription, permissionLabel } from './permission-texts';
import { permissions } from '../permission';
import styles from './permission-legend.module.css';

/** What each permission lets a user do (G10). */
export const PermissionLegend = () => (
  <dl className={styles.legend} aria-label="Permissions">
    {permissions.map((permission) => (
      <div key={permission}>
        <dt>{permissionLabel[permission]}</dt>
        <dd>{permissionDescription[permission]}</dd>
      </div>
    ))}
  </dl>
);
