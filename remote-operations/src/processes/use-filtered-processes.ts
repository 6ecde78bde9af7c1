import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { useCurrentPortal } from 'shared-kernel/shell';
import {
  filterProcesses,
  getVendorCompany,
  useAvailability,
  useClientDirectory,
  useCollection,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { useCurrentProcesses } from './rules/milestone-status';
import type { ProcessViewState } from './use-process-view';
import { findMatchingProcesses, sortProcesses, sortOverdueFirst } from './list/process-filter';

const none: readonly Process[] = [];

export function useFilteredProcesses({ tab, filter }: ProcessViewState) {
  const query = useCollection('processes');
  const now = useWorkspaceClock();
  const current = useCurrentProcesses(query.data ?? none, now);
  const canFilter = useAvailability(filterProcesses).state !== 'inert';
  const vendor = getVendorCompany(useCurrentPortal());
  const directory = useClientDirectory({ enabled: query.data !== undefined });
  const found = useMemo(
    () =>
      sortProcesses(
        canFilter ? findMatchingProcesses(current, { ...filter, vendor }, now, directory) : current,
      ),
    [canFilter, current, filter, vendor, now, directory],
  );
  const named = useMemo(() => found.map(directory.shown), [found, directory]);
  const isByLateness = canFilter && tab === 'overview';
  const listed = useMemo(
    () => (isByLateness ? sortOverdueFirst(named, now) : named),
    [isByLateness, named, now],
  );
  const processes = useMemo(() => current.map(directory.shown), [current, directory]);
  return { query, now, canFilter, processes, listed };
}

export type FilteredProcesses = ReturnType<typeof useFilteredProcesses>;

export interface ProcessTabProps {
  readonly found: FilteredProcesses;
  readonly view: ProcessViewState;
}
