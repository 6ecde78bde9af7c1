import { useMemo } from 'react';
import { portalLabel } from 'shared-kernel/domain/portal';
import { useCurrentPortal } from 'shared-kernel/shell';
import type { DataViewQuery } from 'shared-kernel/ui';
import {
  useCollection,
  useFigureRecords,
  useHasPermission,
  useRecord,
} from 'shared-kernel/workspace';
import { openTasks } from './open-tasks';
import type { Task } from './task';

export function useTasks(): DataViewQuery<readonly Task[]> {
  const hasPermission = useHasPermission();
  const by = useCurrentPortal();
  const { data: profile, status: profileStatus } = useRecord('profiles', by);
  const figures = useFigureRecords();
  const cases = useCollection('cases');
  const data = useMemo(() => {
    if (!figures.data || !cases.data || profileStatus === 'pending') return undefined;
    const { records, now } = figures.data;
    const person = { by, name: profile?.fullName ?? portalLabel[by], email: profile?.email };
    return openTasks({ records: { ...records, cases: cases.data }, hasPermission, person, now });
  }, [figures.data, cases.data, hasPermission, by, profile, profileStatus]);
  const failed = [figures, cases].find(({ status }) => status === 'error');
  return {
    status: failed ? 'error' : data ? 'success' : 'pending',
    data,
    error: failed?.error ?? null,
    refetch: () => void failed?.refetch(),
  };
}
