import { urlChoice, urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { reviewParam } from './review-param';

const params = { work: urlChoice(['clients', 'queue'], 'clients'), [reviewParam]: urlText() };

/** URL state of the tab: whether the review queue is shown, and which review case is open. */
export function useQueueUrlState() {
  const { values, set } = useUrlState(params);
  return {
    isQueue: values.work === 'queue' || values.review !== '',
    openId: values.review,
    show: (work: 'clients' | 'queue') => set({ work, review: '' }, 'push'),
    openReview: (id: string, history: UrlHistory = 'push') =>
      set({ work: 'queue', review: id }, history),
    closeReview: () => set({ review: '' }, 'back'),
  };
}
