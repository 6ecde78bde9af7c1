import { urlChoice, urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { reviewCaseParam } from './review-case-param';

const params = { work: urlChoice(['clients', 'queue'], 'clients'), [reviewCaseParam]: urlText() };

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
