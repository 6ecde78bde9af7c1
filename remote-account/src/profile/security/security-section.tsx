import type { Profile } from 'shared-kernel/domain/profile';
import { Stack } from 'shared-kernel/ui';
import styles from '../profile.module.css';
import { findToggleGroups } from '../rules/toggle';
import { ToggleGroupSection } from '../toggles/toggle-group-section';
import { useToggles } from '../toggles/use-toggles';
import { AuthenticatorRow } from './authenticator-row';
import { UserActivity } from './user-activity';
import { PasswordForm } from './password-form';
import { SecurityReportButton } from './security-report-button';

interface SecuritySectionProps {
  readonly profile: Profile;
}

const groups = findToggleGroups('security');

export function SecuritySection({ profile }: SecuritySectionProps) {
  const toggles = useToggles(profile);
  return (
    <Stack>
      <div className={styles.columns}>
        <PasswordForm profile={profile} />
        {groups.map((group) => (
          <ToggleGroupSection
            key={group.key}
            group={group}
            toggles={toggles}
            rowAfter={(key) =>
              key === 'twoFactorAuthentication' && <AuthenticatorRow profile={profile} />
            }
            footer={<SecurityReportButton profile={profile} />}
          />
        ))}
      </div>
      <UserActivity profile={profile} />
    </Stack>
  );
}
