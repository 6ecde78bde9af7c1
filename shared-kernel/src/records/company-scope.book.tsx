import { DetailSkeleton } from '../ui';
import { NoneOfOwn, ShowAllCompanies } from './company-scope';
import { RecordNotFound, RecordView } from './record-view';

const nothing = () => undefined;
const scope = { company: 'Meridian Energy Partners', isNarrowed: true, show: nothing };
const missing = {
  noun: 'Contract',
  id: 'CON-1',
  backLabel: 'Back to contracts',
  onLeave: nothing,
};

export const chapter = 'waiting';
export const shows = { NoneOfOwn, ShowAllCompanies, RecordNotFound, RecordView, DetailSkeleton };
export const states = {
  'nothing of one’s own': <NoneOfOwn scope={scope} noun="contract" />,
  'the way to all': <ShowAllCompanies scope={scope} />,
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
