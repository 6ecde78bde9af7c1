import { formatDate } from '../../format';
import { ownMoment, sampleDay } from '../store/sample-moment';
import { useSampleMoment } from './use-sample-moment';
import { useWorkspaceScope } from './workspace-context';

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
