import { useState } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { DetailDrawer, RecordStepper, RecordView, useLastOpenId } from 'shared-kernel/records';
import { useCollection, useRecord } from 'shared-kernel/workspace';
import { useVisibleCases } from '../queue/use-queue';
import { useQueueUrlState } from '../queue-url-state';
import { ReviewActions } from './review-actions';
import { ReviewDetails } from './review-details';
import { ReviewDialogs, type ReviewDialogKind } from './review-dialogs';

const none: readonly ReviewCase[] = [];

interface ReviewDrawerProps {
  readonly isOpening: boolean;
}

export function ReviewDrawer({ isOpening }: ReviewDrawerProps) {
  const { openId, openReview, closeReview } = useQueueUrlState();
  const lastId = useLastOpenId(openId);
  const query = useRecord('cases', lastId);
  const { data: list = none } = useCollection('cases');
  const queued = useVisibleCases(list);
  const [dialog, setDialog] = useState<ReviewDialogKind>();
  const { data: one } = query;
  const isAwaited = isOpening && one === null;
  return (
    <DetailDrawer
      open={openId !== ''}
      width={1120}
      title={one?.name ?? 'Review case'}
      extra={
        <RecordStepper
          noun="review case"
          records={queued}
          openId={openId}
          onStep={(id) => openReview(id, 'step')}
        />
      }
      onClose={closeReview}
      footer={one && <ReviewActions key={one.id} reviewCase={one} cases={list} onAsk={setDialog} />}
    >
      <RecordView
        query={isAwaited ? { ...query, status: 'pending' } : query}
        noun="Review case"
        id={lastId ?? ''}
        backLabel="Back to the queue"
        onLeave={closeReview}
      >
        {(found) => (
          <>
            <ReviewDetails reviewCase={found} />
            <ReviewDialogs
              reviewCase={found}
              dialog={dialog}
              onClose={() => setDialog(undefined)}
            />
          </>
        )}
      </RecordView>
    </DetailDrawer>
  );
}
