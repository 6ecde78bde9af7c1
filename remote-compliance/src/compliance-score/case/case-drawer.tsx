import { DetailDrawer, RecordView, useLastOpen, RecordStepper } from 'shared-kernel/records';
import { useRecord, useCollection, useClientOf } from 'shared-kernel/workspace';
import { useOpenCase } from '../use-open-case';
import { CaseDetails } from './case-details';
import { OpenReviewButton } from './open-review-button';
import { MilestoneDecisions } from './milestone-decisions';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useVisibleRecords } from '../list/use-visible-records';
import { useMemo } from 'react';
import { caseClient } from 'shared-kernel/domain/client';
import { useRecordPath } from 'shared-kernel/shell';
import { Button, Icon } from 'shared-kernel/ui';
import { ButtonLink } from '../../records/button-link';
import styles from './case-toolbar.module.css';

/** From a case to its client and to paper, and what is decided on its stage. */
function CaseToolbar({ record }: { readonly record: ComplianceRecord }) {
  const recordPath = useRecordPath();
  const client = useClientOf(useMemo(() => caseClient(record), [record]));
  return (
    <div className={styles.toolbar} role="group" aria-label="Case actions">
      {client && (
        <ButtonLink to={recordPath('clients', client.id)} icon="building">
          Client profile
        </ButtonLink>
      )}
      <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
        Print
      </Button>
      <OpenReviewButton caseId={record.id} />
      <MilestoneDecisions record={record} stage={record.currentStage} />
    </div>
  );
}

const none: readonly ComplianceRecord[] = [];

/** To the case before and after the open one, as the list is narrowed and ordered. */
function CaseStepper() {
  const { data: records = none } = useCollection('complianceRecords');
  const { openId, openCase } = useOpenCase();
  return (
    <RecordStepper
      noun="case"
      records={useVisibleRecords(records)}
      openId={openId}
      onStep={(id) => openCase(id, 'step')}
    />
  );
}

/** The open case beside the list, or over all of a phone; the URL says which (CO4). */
export function CaseDrawer() {
  const { openId, closeCase } = useOpenCase();
  const lastId = useLastOpen(openId);
  const query = useRecord('complianceRecords', lastId);
  const { data: record } = query;
  return (
    <DetailDrawer
      open={openId !== ''}
      title={record?.name ?? 'Compliance case'}
      extra={<CaseStepper />}
      onClose={closeCase}
      footer={record && <CaseToolbar record={record} />}
    >
      <RecordView
        query={query}
        noun="Case"
        id={lastId ?? ''}
        backLabel="Back to all cases"
        onLeave={closeCase}
      >
        {(found) => <CaseDetails record={found} />}
      </RecordView>
    </DetailDrawer>
  );
}
