import { processes } from 'shared-kernel/testing/records';
import { countCollapsibleMilestones } from './milestone-order';

const everyMilestone = processes.flatMap(({ milestones }) => milestones);

const listOf = (completed: number, open: number) =>
  everyMilestone.slice(0, completed + open).map((milestone, at) => ({
    ...milestone,
    status: at < completed ? ('completed' as const) : ('pending' as const),
  }));

describe('countCollapsibleMilestones', () => {
  it.each([
    [0, 3, 0],
    [2, 1, 0],
    [3, 1, 3],
    [15, 1, 15],
    [3, 0, 0],
    [4, 0, 3],
    [16, 0, 15],
    [0, 0, 0],
  ])(
    '[PM3] with %d completed and %d open milestones, %d milestones are collapsed',
    (completed, open, folded) => {
      expect(countCollapsibleMilestones(listOf(completed, open))).toBe(folded);
    },
  );
});
