import type { Profile } from 'shared-kernel/domain/profile';
import { Stack } from 'shared-kernel/ui';
import { ProfileCard } from '../card/profile-card';
import { OwnDuties } from '../duties/own-duties';
import styles from '../profile.module.css';
import { ProfileForm } from './profile-form';

interface ProfileSectionProps {
  readonly profile: Profile;
}

/** The card and, beside it, the form (PR2, PR4); under them what the portal may do. */
export function ProfileSection({ profile }: ProfileSectionProps) {
  return (
    <Stack>
      <div className={styles.beside}>
        <ProfileCard profile={profile} />
        <ProfileForm profile={profile} />
      </div>
      <OwnDuties portal={profile.portal} />
    </Stack>
  );
}
