import { useDeferredValue, useMemo } from 'react';
import {
  canApproveCase,
  caseStatus,
  isOpenFor,
  isOwnedBy,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { dayOf, keysOf } from 'shared-kernel/format';
import { useListLayout } from 'shared-kernel/records';
import { urlChoice, urlSearch, useUrlState } from 'shared-kernel/shell';
import { foldName, usePerson, useWorkspaceClock } from 'shared-kernel/workspace';
import { caseCauseView, caseStatusView } from '../case-views';
import { compareUrgency } from '../rules/urgency';
import { queueListDefinition } from './queue-list-definition';

const params = {
  q: urlSearch(),
  status: urlChoice(['todo', ...keysOf(caseStatusView), 'all'], 'todo'),
  whose: urlChoice(['all', 'mine', 'free', 'approve'], 'all'),
  cause: urlChoice(['all', ...keysOf(caseCauseView)], 'all'),
};

export function useQueueFilters() {
  const { values, set, clear } = useUrlState(params);
  const { q, status, whose, cause } = values;
  return {
    ...useListLayout(queueListDefinition),
    values,
    set,
    clear: () => clear(['q', 'status', 'whose', 'cause']),
    isNarrowed: q.trim() !== '' || status !== 'todo' || whose !== 'all' || cause !== 'all',
  };
}

export function useQueuedCases(cases: readonly ReviewCase[]): readonly ReviewCase[] {
  const { values } = useQueueFilters();
  const { q, status, whose, cause } = useDeferredValue(values);
  const person = usePerson();
  const today = dayOf(useWorkspaceClock());
  return useMemo(() => {
    const isWhose = {
      all: () => true,
      mine: (one: ReviewCase) => isOwnedBy(one, person),
      free: ({ owner }: ReviewCase) => owner === undefined,
      approve: (one: ReviewCase) => canApproveCase(one, person),
    }[whose];
    const isInStatus = (one: ReviewCase) => {
      if (status === 'all') return true;
      if (status === 'todo') return isOpenFor(one, person, today);
      return caseStatus(one, today) === status;
    };
    const text = foldName(q);
    return cases
      .filter(
        (one) =>
          isInStatus(one) &&
          (cause === 'all' || one.cause === cause) &&
          isWhose(one) &&
          foldName(`${one.name} ${one.client}`).includes(text),
      )
      .sort(compareUrgency);
  }, [cases, person, today, q, status, whose, cause]);
}
