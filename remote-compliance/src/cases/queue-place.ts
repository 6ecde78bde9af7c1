import { urlChoice, urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { reviewParam } from './review-param';

const params = { work: urlChoice(['clients', 'queue'], 'clients'), [reviewParam]: urlText() };

/** URL state: whether the tab shows the queue instead of the client cards, and which review case is open. */
export function useQueuePlace() {
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
