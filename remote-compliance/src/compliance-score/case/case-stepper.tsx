import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { RecordStepper } from 'shared-kernel/records';
import { useCollection } from 'shared-kernel/workspace';
import { useVisibleRecords } from '../list/use-visible-records';
import { useOpenCase } from '../use-open-case';

const none: readonly ComplianceRecord[] = [];

/** To the case before and after the open one, as the list is narrowed and ordered. */
export function CaseStepper() {
  const { data: records = none } = useCollection('complianceRecords');
  const { openId, openCase } = useOpenCase();
  return (
    <RecordStepper
      noun="case"
      records={useVisibleRecords(records)}
      openId={openId}
      onStep={(id) => openCase(id, 'replace')}
    />
  );
}
