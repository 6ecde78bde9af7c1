import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { initialRating } from '../../screening/score-band';
import { searchComplianceRecords } from '../list/search-compliance-records';
import type { MilestoneStatus } from './milestone';
import {
  computeComplianceProgress,
  summarizeComplianceRecords,
  sortComplianceRecords,
} from './record-list';

const record = (name: string, changes: Partial<ComplianceRecord>): ComplianceRecord => ({
  id: name,
  name,
  complianceScore: 80,
  currentStage: 'initiated',
  riskLevel: 'low',
  kycStatus: 'completed',
  amlStatus: 'completed',
  lastUpdated: '2024-07-01T00:00:00.000Z',
  assignedReviewer: '',
  milestones: [],
  flaggedIssues: [],
  ...changes,
});

const a = record('A', {
  complianceScore: 90,
  riskLevel: 'high',
  lastUpdated: '2024-07-03T00:00:00+02:00',
});
const b = record('B', {
  complianceScore: 75,
  riskLevel: 'medium',
  lastUpdated: '2024-07-02T23:00:00Z',
});
const c = record('C', { complianceScore: 74, riskLevel: 'high' });
const d = record('D', { complianceScore: 90 });

const names = (records: readonly ComplianceRecord[]) => records.map(({ name }) => name).join('');

describe('sortComplianceRecords', () => {
  it.each([
    ['score', 'CBAD'],
    ['risk', 'CABD'],
    ['staleness', 'CDAB'],
  ] as const)(
    '[CO1] sorts compliance records by %s into the order %s, and equal records by name',
    (sort, expected) => {
      expect(names(sortComplianceRecords([d, c, b, a], sort))).toBe(expected);
      expect(names(sortComplianceRecords([a, b, c, d], sort))).toBe(expected);
    },
  );

  it('[CO1] sorting compliance records does not change the input list', () => {
    const list = [d, c, b, a];
    sortComplianceRecords(list, 'score');
    expect(names(list)).toBe('DCBA');
  });
});

describe('figures of compliance records', () => {
  it('[CO1] the summary shows the number of compliance records in each band, with high risk and with flagged issues', () => {
    const flagged = record('E', { complianceScore: 89, flaggedIssues: ['x', 'y'] });
    expect(summarizeComplianceRecords([a, b, c, flagged])).toEqual({
      total: 4,
      averageScore: 82,
      bands: { strong: 1, watch: 2, at_risk: 1 },
      highRisk: 2,
      flaggedIssues: 2,
      flaggedRecords: 1,
    });
    expect(summarizeComplianceRecords([]).averageScore).toBeUndefined();
  });

  it('[R123, CO1] the summary of compliance records excludes a new client from the average and the bands', () => {
    const pending = { kycStatus: 'pending', amlStatus: 'pending' } as const;
    const unchecked = record('N', { ...initialRating, ...pending });
    expect(summarizeComplianceRecords([a, unchecked])).toMatchObject({
      total: 2,
      averageScore: 90,
      bands: { strong: 1, watch: 0, at_risk: 0 },
    });
    expect(summarizeComplianceRecords([unchecked]).averageScore).toBeUndefined();
    expect(searchComplianceRecords([unchecked, b], { band: 'watch' })).toEqual([b]);
    expect(searchComplianceRecords([unchecked, b], { band: 'all' })).toEqual([unchecked, b]);
  });

  it('[CO1] shows the percentage of completed milestones of a compliance record', () => {
    const milestones = (...statuses: MilestoneStatus[]) => ({
      milestones: statuses.map((status) => ({ stage: 'initiated' as const, status, comments: '' })),
    });
    expect(computeComplianceProgress(milestones())).toBe(0);
    expect(computeComplianceProgress(milestones('completed', 'current', 'pending'))).toBe(33);
    expect(computeComplianceProgress(milestones('completed', 'flagged'))).toBe(50);
    expect(computeComplianceProgress(milestones('completed', 'completed'))).toBe(100);
  });
});
