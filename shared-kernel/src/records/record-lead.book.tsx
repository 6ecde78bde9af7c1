import { StatusTag } from '../ui';
import { RecordLead } from './record-lead';

export const chapter = 'drawer';
export const shows = { RecordLead };
export const states = {
  waiting: (
    <RecordLead
      figures={[
        { label: 'Compliance score', value: '61%' },
        { label: 'Milestones', value: '2 of 5' },
      ]}
      tags={<StatusTag view={{ label: 'High Risk', tone: 'danger', icon: 'warning' }} />}
      step={{
        text: 'Complete Approved',
        by: 'Legal portal',
        blockers: [
          { text: 'AML to be completed', part: 'aml' },
          { text: '1 flagged issue to be settled', part: 'issues' },
        ],
      }}
      stated={null}
    />
  ),
  ready: (
    <RecordLead
      figures={[{ label: 'Amount', value: '$1,250,000.00' }]}
      step={{ text: 'Give sign-off 2 of 3', by: 'Compliance desk', blockers: [] }}
      stated={null}
    />
  ),
};
