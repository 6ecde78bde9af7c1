import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../format';
import { queryKeys } from '../store/query-keys';
import { ownMoment, sampleDay } from '../store/sample-moment';
import { useWorkspaceScope } from './workspace-context';

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
    : `Sample data, moved to ${formatDate(sampleDay(moment))}`;
}
