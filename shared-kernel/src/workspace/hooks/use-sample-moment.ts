import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../store/query-keys';
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
