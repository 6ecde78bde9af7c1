import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PermissionContext } from '../commands/policy';
import type { Workspace } from '../workspace';
import { originalSampleTime, getSampleDate } from '../../fixtures/seeding-time';
import type { WorkspaceStatus } from '../database/status';
import { skipToken, useQuery } from '@tanstack/react-query';
import { formatDate } from '../../format';
import { queryKeys } from '../database/query-cache';

export interface WorkspaceScope extends PermissionContext {
  readonly workspace: Workspace;
  readonly company: string | undefined;
}

export const WorkspaceContext = createContext<WorkspaceScope | undefined>(undefined);

export function useWorkspaceScope(): WorkspaceScope {
  const scope = useContext(WorkspaceContext);
  if (!scope) throw new Error('This component needs a WorkspaceProvider');
  return scope;
}

/** The current time as an ISO instant, updated every minute. In `reference`, it is the date of the sample. */
export function useWorkspaceClock(): string {
  const { behaviour, clock } = useWorkspaceScope().workspace;
  const now = useSyncExternalStore(clock.subscribe, clock.read);
  return behaviour === 'reference' ? originalSampleTime : now;
}

/**
 * The durability of the workspace and its number of quarantined records. The component renders again when they change.
 */
export function useWorkspaceStatus(): WorkspaceStatus {
  const { source } = useWorkspaceScope().workspace;
  return useSyncExternalStore(source.subscribe, source.status);
}

/**
 * Returns the current name of the company whose client or vendor portal is open; `undefined` in other portals and in
 * `reference` mode.
 *
 * @example
 * const company = useOwnCompany();
 * const heading = company === undefined ? 'All contracts' : `Contracts of ${company}`;
 */
export const useOwnCompany = (): string | undefined => useWorkspaceScope().company;

/**
 * Returns the date (ISO 8601) of the sample data in this workspace; `undefined` while loading.
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
 * Whether the workspace contains the sample; `undefined` while loading. Only a workspace on a server can lack the
 * sample.
 *
 * @example
 * const hasSample = useHasSampleData();
 */
export function useHasSampleData(): boolean | undefined {
  const { server } = useWorkspaceScope().workspace;
  const { data } = useQuery({
    queryKey: queryKeys.hasSample,
    queryFn: server?.hasSample ?? skipToken,
    staleTime: Infinity,
  });
  return server ? data : true;
}

/**
 * A note that the data is sample data, with the date of the sample; `undefined` in a workspace without the sample. In
 * `reference`, the note contains the original date.
 *
 * @example
 * <ScreenHeader title="Overview" meta={useSampleNote()} />
 */
export function useSampleNote(): string | undefined {
  const { behaviour } = useWorkspaceScope().workspace;
  const moment = useSampleTime();
  const hasSample = useHasSampleData();
  if (hasSample !== true) return undefined;
  if (behaviour === 'reference' || moment === originalSampleTime) {
    return `Sample data, as of ${formatDate(originalSampleTime)}`;
  }
  return moment === undefined
    ? 'Sample data'
    : `Sample data, as of ${formatDate(getSampleDate(moment))}`;
}
