import type { Client } from 'shared-kernel/domain/client';
import { ComplianceScoreMeter } from '../../screening/compliance-score-meter';
import {
  countCompletedSignOffs,
  lifecycleStageDisplay,
  requiredSignOffs,
  riskLevelDisplay,
} from 'shared-kernel/domain/lifecycle';
import { screeningStatusDisplay } from '../../screening/screening-tags';
import { DescriptionGrid, LifecycleTracker } from 'shared-kernel/records';
import { Section, StatusTag, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { DialogButton } from '../lazy-dialogs';
import { clientTerms } from '../commands/terms';

function RateClientButton({ clientId }: { readonly clientId: string }) {
  if (useAvailability(clientTerms.editClient).state === 'inert') return null;
  return (
    <DialogButton icon={<Icon name="shield-check" />} dialog={{ kind: 'rate-client', clientId }}>
      Change score or risk
    </DialogButton>
  );
}

/** Shows score, stage and screenings of a client. The stage determines the number of sign-offs (CL2, T2). */
export function ComplianceSection({ client }: { readonly client: Client }) {
  const { currentStage, kycStatus, amlStatus, riskLevel } = client;
  return (
    <Section
      title="Compliance status"
      look="plain"
      actions={<RateClientButton clientId={client.id} />}
    >
      <ComplianceScoreMeter record={client} />
      <LifecycleTracker
        stage={currentStage}
        signOffs={{ completed: countCompletedSignOffs(currentStage), required: requiredSignOffs }}
      />
      <DescriptionGrid
        items={[
          {
            label: 'KYC',
            value: <StatusTag view={screeningStatusDisplay[kycStatus]} size="small" />,
          },
          {
            label: 'AML',
            value: <StatusTag view={screeningStatusDisplay[amlStatus]} size="small" />,
          },
          { label: 'Risk', value: <StatusTag view={riskLevelDisplay[riskLevel]} size="small" /> },
          { label: 'Current stage', value: lifecycleStageDisplay[currentStage].label },
        ]}
      />
    </Section>
  );
}
