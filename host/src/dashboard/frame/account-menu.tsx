import { useNavigate } from 'react-router-dom';
import { portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
import { ActionMenu } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { paths } from '../../page/paths';
import { signOutState } from '../../sign-in/sign-out-state';

interface AccountMenuProps {
  readonly portal: PortalKey;
}

/**
 * Who is signed in, and the way out: it leads to the sign-in page, which ends the session. Unsaved work is asked
 * about on the way.
 */
export function AccountMenu({ portal }: AccountMenuProps) {
  const navigate = useNavigate();
  const { data: profile } = useRecord('profiles', portal);
  const person = profile ? [profile.fullName, profile.organization] : [];
  const signOut = () => void navigate(paths.portalSignIn, { state: signOutState(portal) });
  return (
    <ActionMenu
      label="Account"
      icon="user"
      isIconOnly
      type="text"
      heading={[...person.filter((line) => line.trim() !== ''), portalTitle[portal]]}
      items={[{ key: 'sign-out', label: 'Sign out', icon: 'logout', onSelect: signOut }]}
    />
  );
}
