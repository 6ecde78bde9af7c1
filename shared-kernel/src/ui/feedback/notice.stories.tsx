import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../antd';
import { DataView } from '../data/data-view';
import { ErrorCard, ErrorDetailsContext } from './error-card';
import { Icon } from '../icon/icon';
import { Notice } from './notice';

const nothing = () => undefined;
const error = new Error('The workspace could not be read.');

const report = () => <Button icon={<Icon name="copy" />}>Copy details</Button>;

export default { component: Notice } satisfies Meta<typeof Notice>;

export const Tones: StoryObj = {
  render: () => (
    <>
      <Notice tone="warning" title="Storage is nearly full">
        New changes may not be saved.
      </Notice>
      <Notice tone="danger" title="This tab is out of date">
        Reload the page before you continue.
      </Notice>
    </>
  ),
};

export const ErrorWithRetry: StoryObj = {
  render: () => (
    <ErrorDetailsContext value={report}>
      <ErrorCard
        error={error}
        title="Not saved"
        onRetry={nothing}
        actions={<Button>Back</Button>}
      />
    </ErrorDetailsContext>
  ),
};

export const FailedQuery: StoryObj = {
  render: () => (
    <ErrorDetailsContext value={report}>
      <DataView
        query={{ status: 'error', data: undefined, error, refetch: nothing }}
        skeleton={null}
      >
        {() => null}
      </DataView>
    </ErrorDetailsContext>
  ),
};
