import type { Process } from 'shared-kernel/domain/process';
import { processes } from 'shared-kernel/testing/records';
import { applyMilestoneCompletion, setRequirementMet } from './rules/milestone-completion';
import {
  getCurrentMilestone,
  sortMilestones,
  findOutOfOrderMilestones,
} from './rules/milestone-order';
import { createProcessRecord } from './commands/create-process';
import type { ProcessMilestone } from './rules/process-fields';

const planned = ({ id, startDate, milestones, ...form }: Process): Process => {
  const before = `PF-${String(Number(id.slice(-3)) - 1).padStart(3, '0')}`;
  const assignedTo = milestones[0]?.assignedTo ?? '';
  return createProcessRecord({ ...form, startDate, assignedTo }, [before]);
};

function completed(process: Process, { completedDate = '', outcome }: ProcessMilestone): Process {
  const next = process.currentMilestone;
  const requirements = getCurrentMilestone(process)?.requirements ?? [];
  const ready = requirements.reduce(
    (met, _, index) => setRequirementMet(met, next, index, true),
    process,
  );
  return applyMilestoneCompletion(ready, next, completedDate, outcome);
}

describe('sample processes', () => {
  it('[PM3] each sample process has a current milestone, and its milestones were completed in order', () => {
    for (const process of processes) {
      expect(getCurrentMilestone(process)).toBeDefined();
      expect(findOutOfOrderMilestones(process)).toEqual([]);
    }
  });

  it.each(['PF-004', 'PF-007'])(
    '[PM6] completing the planned milestones day by day results in the sample process %s',
    (wanted) => {
      const sample = processes.find(({ id }) => id === wanted);
      if (!sample) throw new Error('not in the sample');
      const done = sortMilestones(sample).filter(({ status }) => status === 'completed');
      const { communications, smartContracts } = sample;
      expect({
        ...done.reduce(completed, planned(sample)),
        communications,
        smartContracts,
      }).toEqual(sample);
    },
  );
});
