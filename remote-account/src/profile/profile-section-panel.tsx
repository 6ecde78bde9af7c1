import type { Profile } from 'shared-kernel/domain/profile';
import { ProfileSection as OwnProfile } from './details/profile-section';
import { NotificationsSection } from './notifications/notifications-section';
import { PreferencesSection } from './preferences/preferences-section';
import type { ProfileSection } from './profile-sections';
import { SecuritySection } from './security/security-section';

interface ProfileSectionPanelProps {
  readonly section: ProfileSection;
  readonly profile: Profile;
}

/** What the open tab shows (PR1). */
export function ProfileSectionPanel({ section, profile }: ProfileSectionPanelProps) {
  switch (section) {
    case 'profile':
      return <OwnProfile profile={profile} />;
    case 'security':
      return <SecuritySection profile={profile} />;
    case 'notifications':
      return <NotificationsSection profile={profile} />;
    case 'preferences':
      return <PreferencesSection profile={profile} />;
  }
}
