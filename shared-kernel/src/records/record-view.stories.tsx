import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecordNotFound, RecordView } from './record-view';

const nothing = () => undefined;

const missing = {
  noun: 'Contract',
  id: 'CON-1',
  backLabel: 'Back to contracts',
  onLeave: nothing,
};

export default { component: RecordView } satisfies Meta<typeof RecordView>;

export const NotFound: StoryObj = { render: () => <RecordNotFound {...missing} /> };

export const Loading: StoryObj = {
  render: () => (
    <RecordView
      {...missing}
      query={{ status: 'pending', data: undefined, error: null, refetch: nothing }}
    >
      {() => null}
    </RecordView>
  ),
};
