import { useDeferredValue, useMemo } from 'react';
import {
  canApproveCase,
  getCaseStatus,
  isCaseActionable,
  isCaseOwnedBy,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { toLocalDate, keysOf } from 'shared-kernel/format';
import { useListLayout } from 'shared-kernel/records';
import { createChoiceParam, createSearchParam, useUrlState } from 'shared-kernel/shell';
import { normalizeName, usePerson, useWorkspaceClock } from 'shared-kernel/workspace';
import { caseCauseDisplay, caseStatusDisplay } from '../case-labels';
import { compareByUrgency } from '../rules/urgency';
import { queueListDefinition } from './queue-list-definition';

const params = {
  q: createSearchParam(),
  status: createChoiceParam(['todo', ...keysOf(caseStatusDisplay), 'all'], 'todo'),
  whose: createChoiceParam(['all', 'mine', 'free', 'approve'], 'all'),
  cause: createChoiceParam(['all', ...keysOf(caseCauseDisplay)], 'all'),
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

export function useVisibleCases(cases: readonly ReviewCase[]): readonly ReviewCase[] {
  const { values } = useQueueFilters();
  const { q, status, whose, cause } = useDeferredValue(values);
  const person = usePerson();
  const today = toLocalDate(useWorkspaceClock());
  return useMemo(() => {
    const isWhose = {
      all: () => true,
      mine: (one: ReviewCase) => isCaseOwnedBy(one, person),
      free: ({ owner }: ReviewCase) => owner === undefined,
      approve: (one: ReviewCase) => canApproveCase(one, person),
    }[whose];
    const isInStatus = (one: ReviewCase) => {
      if (status === 'all') return true;
      if (status === 'todo') return isCaseActionable(one, person, today);
      return getCaseStatus(one, today) === status;
    };
    const text = normalizeName(q);
    return cases
      .filter(
        (one) =>
          isInStatus(one) &&
          (cause === 'all' || one.cause === cause) &&
          isWhose(one) &&
          normalizeName(`${one.name} ${one.client}`).includes(text),
      )
      .sort(compareByUrgency);
  }, [cases, person, today, q, status, whose, cause]);
}
