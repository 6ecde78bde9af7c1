import { Button } from './antd';
import { DataView } from './data-view';
import { ErrorCard } from './error-card';
import { Notice } from './notice';

const nothing = () => undefined;
const error = new Error('The workspace could not be read.');

export const chapter = 'waiting';
export const shows = { Notice, ErrorCard, DataView };
export const states = {
  'two tones': (
    <>
      <Notice tone="warning" title="Storage is nearly full">
        What is changed now may not be kept.
      </Notice>
      <Notice tone="danger" title="This tab is out of date">
        Reload it before you go on.
      </Notice>
    </>
  ),
  'what went wrong': (
    <ErrorCard error={error} title="Not saved" onRetry={nothing} actions={<Button>Back</Button>} />
  ),
  'a view that failed': (
    <DataView query={{ status: 'error', data: undefined, error, refetch: nothing }} skeleton={null}>
      {() => null}
    </DataView>
  ),
};
