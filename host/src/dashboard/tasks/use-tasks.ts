import { useMemo } from 'react';
import type { DataViewQuery } from 'shared-kernel/ui';
import {
  useCollection,
  useKpiRecords,
  useHasPermission,
  usePerson,
  useRecord,
} from 'shared-kernel/workspace';
import { findTasks } from './find-tasks';
import type { Task } from './task';

export function useTasks(): DataViewQuery<readonly Task[]> {
  const hasPermission = useHasPermission();
  const person = usePerson();
  const { status: profileStatus } = useRecord('profiles', person.by);
  const figures = useKpiRecords();
  const cases = useCollection('cases');
  const data = useMemo(() => {
    if (!figures.data || !cases.data || profileStatus === 'pending') return undefined;
    const { records, now } = figures.data;
    return findTasks({ records: { ...records, cases: cases.data }, hasPermission, person, now });
  }, [figures.data, cases.data, hasPermission, person, profileStatus]);
  const failed = [figures, cases].find(({ status }) => status === 'error');
  return {
    status: failed ? 'error' : data ? 'success' : 'pending',
    data,
    error: failed?.error ?? null,
    refetch: () => void failed?.refetch(),
  };
}
