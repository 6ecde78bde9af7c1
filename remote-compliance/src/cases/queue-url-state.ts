import {
  createChoiceParam,
  createTextParam,
  useUrlState,
  type UrlHistoryAction,
} from 'shared-kernel/shell';
import { reviewCaseParam } from './review-case-param';

const params = {
  work: createChoiceParam(['clients', 'queue'], 'clients'),
  [reviewCaseParam]: createTextParam(),
};

export function useQueueUrlState() {
  const { values, set } = useUrlState(params);
  return {
    isQueue: values.work === 'queue' || values.review !== '',
    openId: values.review,
    show: (work: 'clients' | 'queue') => set({ work, review: '' }, 'push'),
    openReview: (id: string, history: UrlHistoryAction = 'push') =>
      set({ work: 'queue', review: id }, history),
    closeReview: () => set({ review: '' }, 'back'),
  };
}
