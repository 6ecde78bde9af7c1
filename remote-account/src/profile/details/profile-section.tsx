import { type Profile } from 'shared-kernel/domain/profile';
import { ProfileCard } from '../card/profile-card';
import styles from '../profile.module.css';
import { ProfileForm } from './profile-form';

interface ProfileSectionProps {
  readonly profile: Profile;
}

/** The card and, beside it, the form (PR2, PR4). */
export function ProfileSection({ profile }: ProfileSectionProps) {
  return (
    <div className={styles['beside']}>
      <ProfileCard profile={profile} />
      <ProfileForm profile={profile} />
    </div>
  );
}
