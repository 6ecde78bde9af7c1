import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { colourModes, getInitials } from 'shared-kernel/domain/profile';
import { createAuditLogPath, usePreferencesValue } from 'shared-kernel/shell';
import { ActionMenu, Avatar, Icon } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import { createPortalSwitchPath } from '../../page/portal-path';
import { portalTitle } from '../../page/portal-title';
import { paths } from '../../page/paths';
import { useAccessiblePortals, usePortalSession } from '../../sign-in/portal-session';
import { createSignOutState } from '../../sign-in/create-sign-out-state';
import { isKeyboardShortcutsOpenAtom } from '../keys/keyboard-shortcuts-atom';
import { useIsLiveMode } from '../use-is-live-mode';
import { usePreferencesPath } from '../use-preferences-path';
import { setColourMode, setCompactView } from '../commands/set-appearance';
import styles from './dashboard-header.module.css';

interface AccountMenuProps {
  readonly portal: PortalKey;
}

const modeLabel = { light: 'Light', dark: 'Dark', system: 'System' } as const;

function useAppearance() {
  const { colourMode, compactView } = usePreferencesValue();
  const colour = useCommand(setColourMode);
  const density = useCommand(setCompactView);
  return [
    ...colourModes.map((mode) => ({
      key: mode,
      group: 'Appearance',
      label: modeLabel[mode],
      isChecked: mode === colourMode,
      onSelect: () => void colour.run({ colourMode: mode }),
    })),
    {
      key: 'density',
      label: compactView ? 'Comfortable view' : 'Compact view',
      icon: 'list' as const,
      onSelect: () => void density.run({ compactView: !compactView }),
    },
  ];
}

interface FaceProps {
  readonly name: string;
  readonly photo: string;
  /** Whether the profile has no name, for example while it loads. The avatar then shows no initials. */
  readonly isEmpty: boolean;
}

const Face = ({ name, photo, isEmpty }: FaceProps) => (
  <Avatar
    aria-hidden="true"
    className={styles.avatar}
    size={28}
    // The stylesheet renders the initials. As button text, the initials would be part of the accessible name.
    data-initials={photo === '' && name.trim() !== '' ? getInitials(name) : undefined}
    {...(photo === '' ? {} : { src: photo, alt: '' })}
  >
    {isEmpty && <Icon name="user" />}
  </Avatar>
);

/** Returns links to the other portals. The open record stays open if the other portal can show it. */
function usePortals(portal: PortalKey) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useAccessiblePortals().map((key) => ({
    key,
    group: 'Portal',
    label: portalLabel[key],
    isChecked: key === portal,
    onSelect: () => void navigate(createPortalSwitchPath(key, search)),
  }));
}

/** The account menu. Sign out requires confirmation if there is unsaved work. */
export function AccountMenu({ portal }: AccountMenuProps) {
  const navigate = useNavigate();
  const { data: profile } = useRecord('profiles', portal);
  const portals = usePortals(portal);
  const appearance = useAppearance();
  const preferencesPath = usePreferencesPath();
  const isLive = useIsLiveMode();
  const showKeys = useSetAtom(isKeyboardShortcutsOpenAtom);
  const { fullName = '', jobTitle = '', organization = '', avatar = '' } = profile ?? {};
  const person = usePortalSession().session?.person;
  const signOut = () => void navigate(paths.portalSignIn, { state: createSignOutState(portal) });
  return (
    <ActionMenu
      label="Account"
      avatar={
        <Face
          name={person?.name ?? fullName}
          photo={avatar}
          isEmpty={profile?.fullName.trim() === ''}
        />
      }
      isIconOnly
      type="text"
      heading={[
        ...(person ? [person.name, person.email] : [fullName, jobTitle, organization]).filter(
          (line) => line.trim() !== '',
        ),
        portalTitle[portal],
      ]}
      items={[
        ...portals,
        ...appearance,
        ...(isLive
          ? [
              {
                key: 'audit',
                label: 'Audit log',
                icon: 'audit' as const,
                onSelect: () => void navigate(createAuditLogPath(portal)),
              },
            ]
          : []),
        {
          key: 'settings',
          label: 'Settings',
          icon: 'settings',
          onSelect: () => void navigate(preferencesPath),
        },
        {
          key: 'keys',
          label: 'Keyboard shortcuts',
          icon: 'info',
          onSelect: () => showKeys(true),
        },
        { key: 'sign-out', label: 'Sign out', icon: 'logout', onSelect: signOut },
      ]}
    />
  );
}
