import { LatePart, TableSkeleton } from 'shared-kernel/ui';
import { useQueuePlace } from './queue-place';

const loadQueue = async () =>
  (await import(/* webpackChunkName: "review-queue" */ './queue/queue-view')).QueueView;

const failure = {
  title: 'The queue could not be loaded',
  description: 'Check the connection, then open it again.',
} as const;

/** The queue of review cases, whose code comes when it is first opened. */
export function LateQueue() {
  const { show } = useQueuePlace();
  return (
    <LatePart
      load={loadQueue}
      isAsked
      failure={failure}
      onFail={() => show('clients')}
      waiting={<TableSkeleton />}
    >
      {(Queue) => <Queue />}
    </LatePart>
  );
}
