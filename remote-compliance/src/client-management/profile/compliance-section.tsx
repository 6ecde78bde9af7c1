import type { Client } from 'shared-kernel/domain/client';
import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import {
  lifecycleStageView,
  requiredSignOffs,
  riskLevelView,
} from 'shared-kernel/domain/lifecycle';
import { screeningStatusView } from '../../screening/screening-status-view';
import { DescriptionGrid, LifecycleTracker, ScoreMeter } from 'shared-kernel/records';
import { Section, StatusTag } from 'shared-kernel/ui';
import { useClientRecords } from 'shared-kernel/workspace';
import { givenSignOffs } from '../../compliance-score/sign-offs/sign-off-rules';

interface ComplianceSectionProps {
  readonly client: Client;
}

/** Score, stage and screenings; its tracker counts sign-offs as the client's case does (CL2, T2). */
export function ComplianceSection({ client }: ComplianceSectionProps) {
  const { complianceScore, currentStage, kycStatus, amlStatus, riskLevel } = client;
  const [record] = useClientRecords('complianceRecords', client).data ?? [];
  return (
    <Section title="Compliance status" look="plain">
      <ScoreMeter
        label="Compliance score"
        score={complianceScore}
        band={complianceScoreBandView[complianceScoreBand(complianceScore)]}
      />
      <LifecycleTracker
        stage={currentStage}
        signOffs={{
          completed: givenSignOffs(record ?? { currentStage }).length,
          required: requiredSignOffs,
        }}
      />
      <DescriptionGrid
        items={[
          { label: 'KYC', value: <StatusTag view={screeningStatusView[kycStatus]} size="small" /> },
          { label: 'AML', value: <StatusTag view={screeningStatusView[amlStatus]} size="small" /> },
          { label: 'Risk', value: <StatusTag view={riskLevelView[riskLevel]} size="small" /> },
          { label: 'Current stage', value: lifecycleStageView[currentStage].label },
        ]}
      />
    </Section>
  );
}
