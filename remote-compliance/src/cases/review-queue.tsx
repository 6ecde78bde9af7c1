import { useEffect, useState } from 'react';
import { toLocalDate } from 'shared-kernel/format';
import { useListPersistence } from 'shared-kernel/records';
import { DataView, EmptyState, Stack, TableSkeleton } from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { openDueReviewCases } from './commands/open-due-review-cases';
import { ReviewDrawer } from './review/review-drawer';
import { ReviewCaseList } from './queue/review-case-list';
import { queueListDefinition } from './queue/queue-list-definition';

/** The review queue. Opens due review cases on the first render and once a day. */
export function ReviewQueue() {
  const cases = useCollection('cases');
  const isRemembering = useListPersistence(queueListDefinition);
  const [isOpened, setOpened] = useState(false);
  const { run } = useCommand(openDueReviewCases);
  const today = toLocalDate(useWorkspaceClock());
  useEffect(() => void run({}).then(() => setOpened(true)), [run, today]);
  // An empty list counts as loading until all due review cases have been opened.
  const isOpening = !isOpened && cases.data?.length === 0;
  return (
    <Stack isClose>
      <DataView
        query={cases}
        isWaiting={isRemembering || isOpening}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState
            title="No review cases yet"
            description="Review cases are opened for screenings, sanctions hits, payments in review, rejected documents and overdue milestones."
          />
        }
      >
        {(list) => <ReviewCaseList cases={list} />}
      </DataView>
      <ReviewDrawer isOpening={!isOpened} />
    </Stack>
  );
}
