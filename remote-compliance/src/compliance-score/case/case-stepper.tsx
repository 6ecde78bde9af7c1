import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { RecordStepper } from 'shared-kernel/records';
import { useCollection } from 'shared-kernel/workspace';
import { useVisibleRecords } from '../list/use-visible-records';
import { useOpenCase } from '../use-open-case';

interface CaseStepperProps {
  readonly caseId: string;
}

const none: readonly ComplianceRecord[] = [];

/** To the case before and after this one, as the list is narrowed and ordered. */
export function CaseStepper({ caseId }: CaseStepperProps) {
  const { data: records = none } = useCollection('complianceRecords');
  const { openCase } = useOpenCase();
  return (
    <RecordStepper
      noun="case"
      records={useVisibleRecords(records)}
      openId={caseId}
      onStep={(id) => openCase(id, 'replace')}
    />
  );
}
