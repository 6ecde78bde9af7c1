import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Standing } from '../commands/policy';
import type { Workspace } from '../workspace';
import { ownMoment, sampleDay } from '../database/sample-moment';
import type { WorkspaceStatus } from '../database/status';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../format';
import { queryKeys } from '../database/query-cache';

export interface WorkspaceScope extends Standing {
  readonly workspace: Workspace;
  /** The company that the portal is for, by its current name; `undefined` where all companies are shown. */
  readonly company: string | undefined;
}

export const WorkspaceContext = createContext<WorkspaceScope | undefined>(undefined);

/** The workspace around the caller. */
export function useWorkspaceScope(): WorkspaceScope {
  const scope = useContext(WorkspaceContext);
  if (!scope) throw new Error('No WorkspaceProvider above this component');
  return scope;
}

/**
 * The current time as an ISO instant, updated every minute; in `reference` the moment of the sample.
 *
 * @example
 * const now = useWorkspaceClock();
 * const isLate = isAfter(now, milestone.dueDate);
 */
export function useWorkspaceClock(): string {
  const { behaviour, clock } = useWorkspaceScope().workspace;
  const now = useSyncExternalStore(clock.subscribe, clock.read);
  return behaviour === 'reference' ? ownMoment : now;
}

/**
 * How lasting the workspace is, and how many records were set aside; follows every change of it.
 *
 * @example
 * const { durability } = useWorkspaceStatus();
 */
export function useWorkspaceStatus(): WorkspaceStatus {
  const { source } = useWorkspaceScope().workspace;
  return useSyncExternalStore(source.subscribe, source.status);
}

/**
 * The name of the company that the portal is for: the client's, as its client record has it, or the vendor's.
 * `undefined` in other portals, and in `reference`.
 *
 * @example
 * const company = useOwnCompany();
 * const heading = company === undefined ? 'All contracts' : `Contracts of ${company}`;
 */
export const useOwnCompany = (): string | undefined => useWorkspaceScope().company;

/**
 * The moment (ISO) that the sample of this workspace stands at: that of its seeding, or the sample's
 * own where it was not moved. Undefined while it is read.
 *
 * @example
 * const moment = useSampleMoment();
 */
export function useSampleMoment(): string | undefined {
  const { source } = useWorkspaceScope().workspace;
  const { data } = useQuery({
    queryKey: queryKeys.sampleMoment,
    queryFn: () => source.sampleMoment(),
  });
  return data;
}

/**
 * What day the sample stands at, so that it is not read as business: the day it was moved to, or its
 * own in `reference` and in a workspace that was seeded before the sample was ever moved.
 *
 * @example
 * <ScreenHeader title="Overview" meta={useSampleNote()} />
 */
export function useSampleNote(): string {
  const { behaviour } = useWorkspaceScope().workspace;
  const moment = useSampleMoment();
  if (behaviour === 'reference' || moment === ownMoment) {
    return `Sample data, as of ${formatDate(ownMoment)}`;
  }
  return moment === undefined
    ? 'Sample data'
    : `Sample data, as of ${formatDate(sampleDay(moment))}`;
}
