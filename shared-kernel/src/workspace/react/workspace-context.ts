import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PermissionContext } from '../commands/policy';
import type { Workspace } from '../workspace';
import { originalSampleTime, getSampleDay } from '../database/seeding-time';
import type { WorkspaceStatus } from '../database/status';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../format';
import { queryKeys } from '../database/query-cache';

export interface WorkspaceScope extends PermissionContext {
  readonly workspace: Workspace;
  readonly company: string | undefined;
}

export const WorkspaceContext = createContext<WorkspaceScope | undefined>(undefined);

export function useWorkspaceScope(): WorkspaceScope {
  const scope = useContext(WorkspaceContext);
  if (!scope) throw new Error('No WorkspaceProvider above this component');
  return scope;
}

/**
 * The current time as an ISO instant, updated every minute. In `reference`, it is the date of the sample.
 *
 * @example
 * const now = useWorkspaceClock();
 * const isLate = isAfter(now, milestone.dueDate);
 */
export function useWorkspaceClock(): string {
  const { behaviour, clock } = useWorkspaceScope().workspace;
  const now = useSyncExternalStore(clock.subscribe, clock.read);
  return behaviour === 'reference' ? originalSampleTime : now;
}

/**
 * The durability of the workspace and its number of quarantined records. The component renders again when they change.
 *
 * @example
 * const { durability } = useWorkspaceStatus();
 */
export function useWorkspaceStatus(): WorkspaceStatus {
  const { source } = useWorkspaceScope().workspace;
  return useSyncExternalStore(source.subscribe, source.status);
}

/**
 * The current name of the client portal's or vendor portal's company; `undefined` in other portals and in
 * `reference`.
 *
 * @example
 * const company = useOwnCompany();
 * const heading = company === undefined ? 'All contracts' : `Contracts of ${company}`;
 */
export const useOwnCompany = (): string | undefined => useWorkspaceScope().company;

/**
 * The sample’s time (ISO) in this workspace: the seeding time or the original time. While loading, the result is
 * `undefined`.
 *
 * @example
 * const moment = useSampleTime();
 */
export function useSampleTime(): string | undefined {
  const { source } = useWorkspaceScope().workspace;
  const { data } = useQuery({
    queryKey: queryKeys.sampleMoment,
    queryFn: () => source.sampleMoment(),
  });
  return data;
}

/**
 * A note that the data is sample data, with the date of the sample. In `reference`, the note contains the original
 * date.
 *
 * @example
 * <ScreenHeader title="Overview" meta={useSampleNote()} />
 */
export function useSampleNote(): string {
  const { behaviour } = useWorkspaceScope().workspace;
  const moment = useSampleTime();
  if (behaviour === 'reference' || moment === originalSampleTime) {
    return `Sample data, as of ${formatDate(originalSampleTime)}`;
  }
  return moment === undefined
    ? 'Sample data'
    : `Sample data, as of ${formatDate(getSampleDay(moment))}`;
}
