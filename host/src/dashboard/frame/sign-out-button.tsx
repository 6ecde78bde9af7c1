import { useNavigate } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { Icon } from 'shared-kernel/ui';
import { paths } from '../../app/paths';
import { signOutState } from '../../sign-in/sign-out-state';
import styles from './dashboard-header.module.css';

interface SignOutButtonProps {
  readonly portal: PortalKey;
}

/** Leads to the sign-in page, which ends the session; unsaved work is asked about on the way. */
export function SignOutButton({ portal }: SignOutButtonProps) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => void navigate(paths.portalSignIn, { state: signOutState(portal) })}
    >
      <Icon name="logout" />
      <span className={styles.label}>Sign out</span>
    </button>
  );
}
