import { getInitials, type Profile } from 'shared-kernel/domain/profile';
import { portalLabel } from 'shared-kernel/domain/portal';
import { truncateText, formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Avatar, RecordText, RelativeTime, Section, StatusTag, Tag } from 'shared-kernel/ui';
import { getServerConnection, useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { setUpAuthenticator } from '../commands/set-up-authenticator';
import {
  apiKeyStatusDisplay,
  getMissingAuthenticatorDisplay,
  getMfaStatusDisplay,
  securityLevelBadgeColours,
} from './profile-status';
import { ExportDataButton } from './export-data-button';
import { PhotoButtons } from './photo-buttons';
import styles from './profile-card.module.css';

interface ProfileCardProps {
  readonly profile: Profile;
}

function Person({ profile }: ProfileCardProps) {
  const { portal, fullName, jobTitle, avatar, securityLevel } = profile;
  const isSample = useAvailability(setUpAuthenticator).state === 'inert';
  const authenticator = isSample ? undefined : getMissingAuthenticatorDisplay(profile);
  return (
    <div className={styles.person}>
      {avatar === '' ? (
        <Avatar aria-hidden="true" className={styles.avatar} size={56}>
          {getInitials(fullName)}
        </Avatar>
      ) : (
        <Avatar className={styles.avatar} size={56} src={avatar} alt={`Photo of ${fullName}`} />
      )}
      <p className={styles.title}>
        <RecordText>{jobTitle}</RecordText>
      </p>
      <div className={styles.tags}>
        <StatusTag
          view={{
            label: truncateText(securityLevel, 80),
            tone: securityLevelBadgeColours[portal],
            icon: 'key',
          }}
        />
        <StatusTag view={getMfaStatusDisplay(profile)} />
        {authenticator && <StatusTag view={authenticator} />}
      </div>
    </div>
  );
}

export function ProfileCard({ profile }: ProfileCardProps) {
  const now = useWorkspaceClock();
  // With a server, the identity provider handles sign-in, so the profile has no time of the last login.
  const isOnServer = getServerConnection() !== undefined;
  return (
    <Section title={profile.fullName.trim() === '' ? 'Account' : profile.fullName}>
      <Person profile={profile} />
      <DescriptionGrid
        items={[
          {
            label: 'API key',
            value: <StatusTag view={apiKeyStatusDisplay[profile.apiKeyStatus]} size="small" />,
          },
          ...(isOnServer
            ? []
            : [
                {
                  label: 'Last login',
                  value: (
                    <>
                      {formatDateTime(profile.lastLogin)} (
                      <RelativeTime at={profile.lastLogin} now={now} />)
                    </>
                  ),
                },
              ]),
          { label: 'Audit access', value: profile.auditAccess ? 'Yes' : 'No' },
          {
            label: 'Portal access',
            value: (
              <span className={styles.portals}>
                {profile.portalAccess.map((key) => (
                  <Tag key={key} variant="outlined">
                    {portalLabel[key]}
                  </Tag>
                ))}
              </span>
            ),
          },
        ]}
      />
      <div className={styles.actions}>
        <PhotoButtons profile={profile} />
        <ExportDataButton profile={profile} />
      </div>
    </Section>
  );
}
