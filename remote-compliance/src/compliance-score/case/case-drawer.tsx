import { DetailDrawer, RecordView, useLastOpen } from 'shared-kernel/records';
import { useRecord } from 'shared-kernel/workspace';
import { useOpenCase } from '../use-open-case';
import { CaseDetails } from './case-details';
import { CaseStepper } from './case-stepper';
import { CaseToolbar } from './case-toolbar';

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
