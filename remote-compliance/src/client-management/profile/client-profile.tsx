import type { Client } from 'shared-kernel/domain/client';
import { SegmentedTabs, Stack, type SegmentedTab, StatusTag } from 'shared-kernel/ui';
import { profileSections, useClientDrawer, type ProfileSection } from '../use-client-drawer';
import { ClientPrintSheet } from './client-print-sheet';
import { ClientProfileSection } from './client-profile-section';
import { lifecycleStageDisplay, riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { formatCompactUsd } from 'shared-kernel/format';
import { RecordHeader } from 'shared-kernel/records';
import { useClientRecords } from 'shared-kernel/workspace';
import { getClientNextStep } from './get-client-next-step';
import { formatScore } from '../../screening/score-band';
import { ScreeningTags } from '../../screening/screening-tags';
import styles from '../../records/row.module.css';

function ProfileHead({ client }: { readonly client: Client }) {
  const { currentStage, totalVolume, riskLevel } = client;
  const { showSection } = useClientDrawer();
  const [record] = useClientRecords('complianceRecords', client).data ?? [];
  const tags = (
    <div className={styles.line}>
      <StatusTag view={riskLevelDisplay[riskLevel]} />
      <ScreeningTags {...client} />
    </div>
  );
  return (
    <RecordHeader
      figures={[
        { label: 'Compliance score', value: formatScore(client) },
        { label: 'Stage', value: lifecycleStageDisplay[currentStage].label },
        { label: 'Lifetime volume', value: formatCompactUsd(totalVolume) },
      ]}
      tags={tags}
      step={getClientNextStep(client, record)}
      stated={tags}
      onPart={(part) => showSection(profileSections.find((each) => each === part) ?? 'company')}
    />
  );
}

const tabsOf = ({
  users,
  documents,
  organizationData: { departments, contracts, complianceHistory },
}: Client): readonly SegmentedTab<ProfileSection>[] => [
  { key: 'company', label: 'Company' },
  { key: 'compliance', label: 'Compliance' },
  { key: 'organization', label: 'Organization' },
  { key: 'financial', label: 'Financial' },
  { key: 'users', label: 'Users', count: users.length },
  { key: 'departments', label: 'Departments', count: departments.length },
  { key: 'contracts', label: 'Contracts', count: contracts.length },
  { key: 'documents', label: 'Documents', count: documents.length },
  { key: 'history', label: 'History', count: complianceHistory.length },
];

export function ClientProfile({ client }: { readonly client: Client }) {
  const { section, showSection } = useClientDrawer();
  return (
    <Stack>
      <ClientPrintSheet client={client} />
      <ProfileHead client={client} />
      <SegmentedTabs
        label="Profile sections"
        tabs={tabsOf(client)}
        value={section}
        onChange={showSection}
      >
        <ClientProfileSection client={client} section={section} />
      </SegmentedTabs>
    </Stack>
  );
}
