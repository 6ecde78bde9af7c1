import type { ScreenProps } from 'shared-kernel/remote';
import { DataView, EmptyState, ScreenHeader, SegmentedTabs, Stack } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { profileHeading } from './screen';
import { profilePortalFromKey } from './profile-portal';
import { profileSections } from './profile-sections';
import { ProfileSectionPanel } from './profile-section-panel';
import { ProfileSkeleton } from './profile-skeleton';
import { useProfileSection } from './use-profile-section';

/** The person behind a portal and everything they can set (PR1 to PR11). */
export function ProfileSettings({ portal }: ScreenProps) {
  const key = profilePortalFromKey(portal);
  const query = useRecord('profiles', key);
  const { section, show } = useProfileSection();

  return (
    <Stack>
      <ScreenHeader title={profileHeading.title} description={profileHeading.lead} />
      <SegmentedTabs label="Settings" tabs={profileSections} value={section} onChange={show}>
        <DataView
          query={query}
          skeleton={<ProfileSkeleton />}
          isEmpty={(profile) => profile === null}
          empty={
            <EmptyState
              title="No profile here"
              description="This workspace holds no profile for this portal. A reset brings the sample’s back."
            />
          }
        >
          {(profile) =>
            profile && <ProfileSectionPanel key={key} section={section} profile={profile} />
          }
        </DataView>
      </SegmentedTabs>
    </Stack>
  );
}
