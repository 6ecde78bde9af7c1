import { computeFinancialImpact, computeProcessMetrics } from 'shared-kernel/domain/process';
import { addDays } from 'shared-kernel/format';
import { processes } from 'shared-kernel/testing/records';
import { updateMilestoneStatuses, getMilestoneStatus } from './milestone-status';
import type { ProcessMilestone } from './process-fields';

const seeded = '2024-07-20';
const today = '2024-07-22';

describe('getMilestoneStatus', () => {
  it.each<[ProcessMilestone['status'], string, ProcessMilestone['status']]>([
    ['in-progress', '2024-07-21', 'overdue'],
    ['in-progress', '2024-07-22', 'in-progress'],
    ['pending', '2024-07-21', 'overdue'],
    ['pending', '2024-07-22', 'pending'],
    ['overdue', '2024-07-21', 'overdue'],
    ['overdue', '2024-07-22', 'in-progress'],
    ['delayed', '2024-07-19', 'delayed'],
    ['delayed', '2024-07-20', 'overdue'],
    ['delayed', '2024-07-21', 'overdue'],
    ['delayed', '2024-07-22', 'delayed'],
    ['completed', '2024-07-21', 'completed'],
  ])(
    '[PM3, time] a milestone with the status %s and the due date %s is shown as %s',
    (status, dueDate, expected) => {
      expect(getMilestoneStatus({ status, dueDate }, { today, seeded })).toBe(expected);
    },
  );
});

describe('updateMilestoneStatuses', () => {
  const on = (day: string) =>
    processes.map((process) => updateMilestoneStatuses(process, { today: day, seeded: today }));

  it('[PM3, time] sample processes are unchanged on the day the sample was created', () => {
    for (const [index, process] of on(today).entries()) expect(process).toBe(processes[index]);
  });

  it('[PM8, time] on the next day, more milestones are overdue and the value at risk is higher', () => {
    const figures = (day: string) => {
      const all = on(day);
      const { overdueMilestones } = computeProcessMetrics(all, { from: day, to: day });
      const atRisk =
        computeFinancialImpact(all).find(({ currency }) => currency === 'USD')?.atRisk ?? 0;
      return { overdueMilestones, atRisk };
    };
    const dueToday = processes
      .flatMap(({ milestones }) => milestones)
      .filter(({ dueDate, status }) => dueDate === today && status !== 'completed');
    expect(dueToday.length).toBeGreaterThan(0);
    const before = figures(today);
    const after = figures(addDays(today, 1));
    expect(after.overdueMilestones).toBe(before.overdueMilestones + dueToday.length);
    expect(after.atRisk).toBeGreaterThan(before.atRisk);
  });
});
