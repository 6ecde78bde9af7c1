import {
  DetailDrawer,
  ReadOnlyNotice,
  RecordView,
  useLastOpenId,
  RecordStepper,
} from 'shared-kernel/records';
import { useAvailability, useCollection, useRecord, type Ownership } from 'shared-kernel/workspace';
import { useComplianceDrawer } from '../use-compliance-drawer';
import { ComplianceDetails } from './compliance-details';
import { MilestoneDecisions } from './milestone-decisions';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useVisibleComplianceRecords } from '../use-compliance-filters';
import { ActionMenu } from 'shared-kernel/ui';
import { caseDeciders } from 'shared-kernel/domain/review-case';
import { useDialogOpener } from '../lazy-dialogs';
import { caseTerms } from '../../cases/commands/terms';
import { complianceTerms } from '../commands/terms';
import { getDecidingPortals, isSignOffStage } from '../rules/sign-off-rules';

const aboutClients: Ownership = { portal: caseDeciders.client };

function MoreActions({ caseId }: { readonly caseId: string }) {
  const availability = useAvailability(caseTerms.openReviewCase, aboutClients);
  const { onPress } = useDialogOpener()({ kind: 'review', caseId });
  return (
    <ActionMenu
      label="More"
      items={[
        ...(availability.state === 'available'
          ? [
              {
                key: 'review',
                label: 'Open review case',
                icon: 'audit' as const,
                onSelect: onPress,
              },
            ]
          : []),
        { key: 'print', label: 'Print', icon: 'printer', onSelect: () => window.print() },
      ]}
    />
  );
}

function ReadOnlyCase({ record }: { readonly record: ComplianceRecord }) {
  const { currentStage: stage } = record;
  const portal = getDecidingPortals(record, stage, 'complete');
  if (useAvailability(caseTerms.openReviewCase, aboutClients).state !== 'denied') return null;
  return (
    <ReadOnlyNotice
      cannot="change this record"
      terms={[complianceTerms.decideMilestone]}
      ownership={isSignOffStage(stage) ? undefined : { portal }}
    />
  );
}

const CaseToolbar = ({ record }: { readonly record: ComplianceRecord }) => (
  <div role="group" aria-label="Compliance record actions">
    <MoreActions caseId={record.id} />
    <MilestoneDecisions record={record} stage={record.currentStage} />
    <ReadOnlyCase record={record} />
  </div>
);

const none: readonly ComplianceRecord[] = [];

function CaseStepper() {
  const { data: records = none } = useCollection('complianceRecords');
  const { openId, openCase } = useComplianceDrawer();
  return (
    <RecordStepper
      noun="compliance record"
      records={useVisibleComplianceRecords(records)}
      openId={openId}
      onStep={(id) => openCase(id, 'step')}
    />
  );
}

/** Drawer with the compliance record whose id is in the URL. On phones, the drawer fills the screen (CO4). */
export function ComplianceDrawer() {
  const { openId, closeCase } = useComplianceDrawer();
  const lastId = useLastOpenId(openId);
  const query = useRecord('complianceRecords', lastId);
  const { data: record } = query;
  return (
    <DetailDrawer
      open={openId !== ''}
      title={record?.name ?? 'Compliance record'}
      extra={<CaseStepper />}
      onClose={closeCase}
      footer={record && <CaseToolbar record={record} />}
    >
      <RecordView
        query={query}
        noun="Case"
        id={lastId ?? ''}
        backLabel="Back to all records"
        onLeave={closeCase}
      >
        {(found) => <ComplianceDetails record={found} />}
      </RecordView>
    </DetailDrawer>
  );
}
