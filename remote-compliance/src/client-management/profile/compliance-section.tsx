import type { Client } from 'shared-kernel/domain/client';
import { scoreBandViewOf } from '../../screening/score-band';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
  riskLevelView,
} from 'shared-kernel/domain/lifecycle';
import { screeningStatusView } from '../../screening/screening-tags';
import { DescriptionGrid, LifecycleTracker, ScoreMeter } from 'shared-kernel/records';
import { Section, StatusTag, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { DialogButton } from '../lazy-dialogs';
import { clientTerms } from '../commands/terms';

/** Opens the form for score and risk. Hidden in the reference behaviour. */
function RateClientButton({ clientId }: { readonly clientId: string }) {
  if (useAvailability(clientTerms.editClient).state === 'inert') return null;
  return (
    <DialogButton icon={<Icon name="shield-check" />} dialog={{ kind: 'rate-client', clientId }}>
      Change score or risk
    </DialogButton>
  );
}

/** Score, stage and screenings. The tracker counts sign-offs by the stage (CL2, T2). */
export function ComplianceSection({ client }: { readonly client: Client }) {
  const { complianceScore, currentStage, kycStatus, amlStatus, riskLevel } = client;
  return (
    <Section
      title="Compliance status"
      look="plain"
      actions={<RateClientButton clientId={client.id} />}
    >
      <ScoreMeter
        label="Compliance score"
        score={complianceScore}
        band={scoreBandViewOf(complianceScore)}
      />
      <LifecycleTracker
        stage={currentStage}
        signOffs={{ completed: completedSignOffs(currentStage), required: requiredSignOffs }}
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
