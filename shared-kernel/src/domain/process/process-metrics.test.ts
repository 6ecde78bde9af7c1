import { computeFinancialImpact, computeProcessMetrics } from './process-metrics';
import type { Process, ProcessMilestone } from './process.schema';

const window = { from: '2024-07-01', to: '2024-07-31' };

const milestone = (changes: Partial<ProcessMilestone>): ProcessMilestone => ({
  id: 'M1',
  name: 'Scope agreed',
  status: 'pending',
  dueDate: '2024-07-10',
  requirements: [],
  alerts: [],
  assignedTo: '',
  documents: [],
  ...changes,
});

const done = (dueDate: string, completedDate: string) =>
  milestone({ status: 'completed', dueDate, completedDate });

const build = (changes: Partial<Process>): Process => ({
  id: 'PF-001',
  name: 'Crude transfer',
  client: 'Meridian Energy Partners',
  type: 'fuel-transfer',
  status: 'active',
  startDate: '2024-07-01',
  estimatedCompletion: '2024-07-16',
  priority: 'high',
  value: 100,
  currency: 'USD',
  currentMilestone: 'M1',
  milestones: [],
  communications: [],
  smartContracts: [],
  ...changes,
});

describe('computeProcessMetrics', () => {
  it('[PM8] the average duration of the processes completed in the period has one decimal', () => {
    const completedOn = (day: string, startDate = '2024-07-01') =>
      build({ status: 'completed', startDate, milestones: [done(day, day)] });
    const list = [
      completedOn('2024-07-19'),
      completedOn('2024-07-20'),
      completedOn('2024-06-30', '2024-06-01'),
    ];
    expect(computeProcessMetrics(list, window).averageCompletionDays).toBe(18.5);
  });

  it('[PM8] a milestone completed on its due date counts as on time', () => {
    const list = [
      build({
        milestones: [
          done('2024-07-10', '2024-07-10'),
          done('2024-07-10', '2024-07-09'),
          done('2024-07-10', '2024-07-11'),
          done('2024-06-10', '2024-06-11'),
        ],
      }),
    ];
    expect(computeProcessMetrics(list, window)).toMatchObject({
      onTimeRate: 66.7,
      milestonesCompleted: 4,
    });
  });

  it('[PM8] there is no on-time rate and no average duration if nothing was completed', () => {
    expect(computeProcessMetrics([build({ milestones: [milestone({})] })], window)).toMatchObject({
      averageCompletionDays: undefined,
      onTimeRate: undefined,
      total: 1,
      active: 1,
      completed: 0,
    });
  });

  it('[PM8] counts processes by type and priority, and counts overdue and delayed milestones', () => {
    const list = [
      build({ type: 'trade-finance', milestones: [milestone({ status: 'overdue' })] }),
      build({ priority: 'low', milestones: [milestone({ status: 'delayed' })] }),
    ];
    expect(computeProcessMetrics(list, window)).toMatchObject({
      byType: { 'fuel-transfer': 1, 'trade-finance': 1, 'compliance-audit': 0 },
      byPriority: { critical: 0, high: 1, medium: 0, low: 1 },
      overdueMilestones: 1,
      delayedMilestones: 1,
    });
  });
});

describe('computeFinancialImpact', () => {
  it('[PM8] pipeline, value at risk and settlements are added up per currency', () => {
    const list = [
      build({ value: 5, milestones: [milestone({ status: 'overdue' })] }),
      build({ value: 7, priority: 'critical' }),
      build({ value: 11, status: 'completed' }),
      build({ value: 13, currency: 'EUR', milestones: [milestone({ status: 'delayed' })] }),
    ];
    expect(computeFinancialImpact(list)).toEqual([
      { currency: 'USD', pipeline: 12, atRisk: 5, critical: 7, settled: 11 },
      { currency: 'EUR', pipeline: 13, atRisk: 13, critical: 0, settled: 0 },
    ]);
    expect(computeFinancialImpact([])).toEqual([]);
  });
});
