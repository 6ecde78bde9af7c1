import type { ComponentType } from 'react';
import type { ScreenProps } from 'shared-kernel/remote';
import {
  DataView,
  EmptyState,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  DetailSkeleton,
  type SegmentedTab,
  useIsPhone,
} from 'shared-kernel/ui';
import { getServerConnection, useAvailability, useRecord } from 'shared-kernel/workspace';
import type { Profile } from 'shared-kernel/domain/profile';
import { createChoiceParam, useUrlState } from 'shared-kernel/shell';
import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import * as v from 'valibot';
import { profileFilters, profileHeading } from './screen';
import { NotificationsSection } from './notifications/notifications-section';
import { PreferencesSection } from './preferences/preferences-section';
import { SecuritySection } from './security/security-section';
import styles from './profile.module.css';
import { ProfileCard } from './card/profile-card';
import { UserPermissions } from './permissions/user-permissions';
import { ProfileForm } from './details/profile-form';
import { viewPermissions } from './commands/view-profile';
import { UserActivity } from './security/user-activity';
import { PersonsSection } from '../persons/persons-section';

interface OwnProfileProps {
  readonly profile: Profile;
}

/**
 * Profile card, activity and form (PR2, PR4). With a workspace server, administrators also see the people who can sign
 * in.
 */
function OwnProfile({ profile }: OwnProfileProps) {
  const isPhone = useIsPhone();
  const isLive = useAvailability(viewPermissions).state !== 'inert';
  const card = <ProfileCard key="card" profile={profile} />;
  const form = <ProfileForm key="form" profile={profile} />;
  const activity = isLive && <UserActivity key="activity" profile={profile} />;
  const permissions = isLive && <UserPermissions key="permissions" portal={profile.portal} />;
  const isAdminOfServer = profile.portal === 'admin' && getServerConnection() !== undefined;
  const persons = isAdminOfServer && <PersonsSection key="persons" />;
  if (isPhone) return <Stack>{[form, card, permissions, persons, activity]}</Stack>;
  const columns = (
    <div className={styles.beside}>
      <Stack>{[card, activity]}</Stack>
      <Stack>{[form, permissions]}</Stack>
    </div>
  );
  return persons ? (
    <Stack>
      {columns}
      {persons}
    </Stack>
  ) : (
    columns
  );
}

/** Returns the portal whose profile is shown. An unknown or missing key returns the client portal (PR1). */
export function parseProfilePortal(text: string | undefined): PortalKey {
  return v.is(portalKeySchema, text) ? text : 'client';
}

const profileSectionKeys = ['profile', 'security', 'notifications', 'preferences'] as const;

type ProfileSection = (typeof profileSectionKeys)[number];

const profileSections: readonly SegmentedTab<ProfileSection>[] = [
  { key: 'profile', label: 'Profile', icon: 'user' },
  { key: 'security', label: 'Security', icon: 'lock' },
  { key: 'notifications', label: 'Notifications', icon: 'bell' },
  { key: 'preferences', label: 'Preferences', icon: 'settings' },
];

const params = { [profileFilters.section]: createChoiceParam(profileSectionKeys, 'profile') };

function ProfileSkeleton() {
  return (
    <div className={styles.beside}>
      <DetailSkeleton />
      <DetailSkeleton />
    </div>
  );
}

const panels: Readonly<Record<ProfileSection, ComponentType<OwnProfileProps>>> = {
  profile: OwnProfile,
  security: SecuritySection,
  notifications: NotificationsSection,
  preferences: PreferencesSection,
};

export function ProfileSettings({ portal }: ScreenProps) {
  const key = parseProfilePortal(portal);
  const query = useRecord('profiles', key);
  const { values, set } = useUrlState(params);
  const Panel = panels[values.section];

  return (
    <Stack>
      <ScreenHeader title={profileHeading.title} description={profileHeading.lead} />
      <SegmentedTabs
        label="Settings"
        tabs={profileSections}
        value={values.section}
        onChange={(section) => set({ section }, 'push')}
      >
        <DataView
          query={query}
          skeleton={<ProfileSkeleton />}
          isEmpty={(profile) => profile === null}
          empty={
            <EmptyState
              title="Profile not found"
              description="This workspace has no profile for this portal. Reset the workspace to restore the sample profile."
            />
          }
        >
          {(profile) => profile && <Panel key={key} profile={profile} />}
        </DataView>
      </SegmentedTabs>
    </Stack>
  );
}
