import { DetailSkeleton } from '../ui';
import { RecordNotFound, RecordView } from './record-view';

const nothing = () => undefined;
const missing = {
  noun: 'Contract',
  id: 'CON-1',
  backLabel: 'Back to contracts',
  onLeave: nothing,
};

export const chapter = 'waiting';
export const shows = { RecordNotFound, RecordView, DetailSkeleton };
export const states = {
  'no such record': <RecordNotFound {...missing} />,
  'a record that is read': (
    <RecordView
      {...missing}
      query={{ status: 'pending', data: undefined, error: null, refetch: nothing }}
    >
      {() => null}
    </RecordView>
  ),
};
