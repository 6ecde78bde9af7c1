import { useNavigate } from 'react-router-dom';
import { portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
import { colourModes, initials } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { ActionMenu, Avatar, Icon } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import { paths } from '../../page/paths';
import { signOutState } from '../../sign-in/sign-out-state';
import { setColourMode } from './commands/set-colour-mode';
import styles from './dashboard-header.module.css';

interface AccountMenuProps {
  readonly portal: PortalKey;
}

const modeLabel = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** Light, dark or as the system asks; the profile's switches follow (PR11). */
function useAppearance() {
  const { colourMode } = usePreferencesValue();
  const { run } = useCommand(setColourMode);
  return colourModes.map((mode) => ({
    key: mode,
    group: 'Appearance',
    label: modeLabel[mode],
    isChecked: mode === colourMode,
    onSelect: () => void run({ colourMode: mode }),
  }));
}

interface FaceProps {
  readonly name: string;
  readonly photo: string;
}

const Face = ({ name, photo }: FaceProps) => (
  <Avatar
    aria-hidden="true"
    className={styles.avatar}
    size={28}
    // Drawn by the stylesheet: text of the button would have to be in its name.
    data-initials={photo === '' && name.trim() !== '' ? initials(name) : undefined}
    {...(photo === '' ? {} : { src: photo, alt: '' })}
  >
    {name.trim() === '' && <Icon name="user" />}
  </Avatar>
);

/**
 * Who is signed in, how the product looks to them, and the way out: it leads to the sign-in page, which ends the
 * session. Unsaved work is asked about on the way.
 */
export function AccountMenu({ portal }: AccountMenuProps) {
  const navigate = useNavigate();
  const { data: profile } = useRecord('profiles', portal);
  const appearance = useAppearance();
  const { fullName = '', organization = '', avatar = '' } = profile ?? {};
  const signOut = () => void navigate(paths.portalSignIn, { state: signOutState(portal) });
  return (
    <ActionMenu
      label="Account"
      face={<Face name={fullName} photo={avatar} />}
      isIconOnly
      type="text"
      heading={[
        ...[fullName, organization].filter((line) => line.trim() !== ''),
        portalTitle[portal],
      ]}
      items={[
        ...appearance,
        { key: 'sign-out', label: 'Sign out', icon: 'logout', onSelect: signOut },
      ]}
    />
  );
}
