import { computeProcessMetrics, type Process } from 'shared-kernel/domain/process';
import { createProcessRecord, type ProcessForm } from '../commands/create-process';
import { processes, sampleConstants } from 'shared-kernel/testing/records';
import { findMatchingProcesses } from './process-filter';

const form: ProcessForm = {
  name: 'Crude transfer',
  client: 'Meridian Energy Partners',
  type: 'fuel-transfer',
  priority: 'high',
  value: 100,
  currency: 'USD',
  startDate: '2024-07-01',
  assignedTo: 'Daniel Okafor',
};

const build = (changes: Partial<Process>): Process => ({
  ...createProcessRecord(form, []),
  ...changes,
});

describe('findMatchingProcesses', () => {
  const crude = build({ id: 'PF-001', name: 'Crude transfer' });
  const audit = build({
    id: 'PF-002',
    name: 'AML audit',
    client: 'Orient Bridge Finance',
    type: 'compliance-audit',
    priority: 'critical',
    status: 'completed',
  });
  const list = [crude, audit];

  it('[R10, PM1] the process search finds words in any order, with or without accents', () => {
    const lodz = build({ id: 'PF-003', client: 'Łódź Textiles' });
    expect(
      findMatchingProcesses([...list, lodz], { text: 'lodz crude' }, sampleConstants.now),
    ).toEqual([lodz]);
  });

  it('[PM1] searches id, name and client of processes, and lists only those that match all filters', () => {
    expect(findMatchingProcesses(list, {}, sampleConstants.now)).toEqual(list);
    expect(findMatchingProcesses(list, { text: 'pf-002' }, sampleConstants.now)).toEqual([audit]);
    expect(findMatchingProcesses(list, { text: 'MERIDIAN' }, sampleConstants.now)).toEqual([crude]);
    expect(findMatchingProcesses(list, { text: 'aml' }, sampleConstants.now)).toEqual([audit]);
    expect(
      findMatchingProcesses(
        list,
        { type: 'compliance-audit', status: 'active' },
        sampleConstants.now,
      ),
    ).toEqual([]);
    expect(
      findMatchingProcesses(
        list,
        { status: 'completed', priority: 'critical' },
        sampleConstants.now,
      ),
    ).toEqual([audit]);
  });

  it('[PM1, PM2, R143] filters processes by due date and by milestones assigned to vendors', () => {
    const ids = (...filter: Parameters<typeof findMatchingProcesses>) =>
      findMatchingProcesses(...filter).map(({ id }) => id);
    const assigned = (vendor: string) =>
      ids([crude], { due: 'late', assignee: 'vendor', vendor }, '2030-01-01T12:00:00.000Z');
    expect(assigned('daniel okafor')).toEqual(['PF-001']);
    expect(assigned('Delta Inspection Services')).toEqual([]);
    const today = ids(processes, { due: 'today' }, sampleConstants.now);
    expect(today).toContain('PF-001');
    expect(ids(processes, { due: 'late' }, sampleConstants.now)).not.toContain('PF-001');
    expect(ids(processes, { due: 'late' }, '2024-07-23T12:00:00.000Z')).toContain('PF-001');
    expect(ids(processes, { due: 'today', assignee: 'vendor' }, sampleConstants.now)).toContain(
      'PF-001',
    );
    expect(ids([audit], { due: 'late' }, '2030-01-01T00:00:00.000Z')).toEqual([]);
  });

  it.each([
    ['2024-06-23', '2024-07-22'],
    ['2024-07-16', '2024-07-22'],
    ['2024-05-01', '2024-05-31'],
  ])(
    '[PM8, AN2] lists exactly the processes that count towards the on-time rate and average completion from %s to %s',
    (from, to) => {
      const all = computeProcessMetrics(processes, { from, to });
      const worked = findMatchingProcesses(processes, { from, to }, sampleConstants.now);
      expect(computeProcessMetrics(worked, { from, to }).onTimeRate).toBe(all.onTimeRate);
      for (const process of worked)
        expect(computeProcessMetrics([process], { from, to }).onTimeRate).toBeDefined();
      const ended = findMatchingProcesses(
        processes,
        { status: 'completed', from, to },
        sampleConstants.now,
      );
      expect(computeProcessMetrics(ended, { from, to }).averageCompletionDays).toBe(
        all.averageCompletionDays,
      );
      for (const process of ended)
        expect(computeProcessMetrics([process], { from, to }).averageCompletionDays).toBeDefined();
    },
  );

  it('[PM8] filters processes by currency and by an inclusive date range, even if its bounds are reversed', () => {
    const done = (completedDate: string) =>
      build({ milestones: crude.milestones.map((each) => ({ ...each, completedDate })) });
    const [first, last] = [done('2024-07-01'), done('2024-07-03')];
    const of = (filter: Parameters<typeof findMatchingProcesses>[1]) =>
      findMatchingProcesses([first, last], filter, sampleConstants.now);
    expect(of({ from: '2024-07-01', to: '2024-07-03' })).toEqual([first, last]);
    expect(of({ from: '2024-07-03', to: '2024-07-02' })).toEqual([last]);
    expect(of({ to: '2024-07-02' })).toEqual([first]);
    expect(of({ from: '2024-07-04' })).toEqual([]);
    expect(of({ currency: 'EUR' })).toEqual([]);
    expect(of({ currency: 'USD' })).toEqual([first, last]);
  });
});
