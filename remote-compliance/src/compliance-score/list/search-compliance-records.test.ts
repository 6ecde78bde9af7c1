import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { searchComplianceRecords } from './search-compliance-records';

const record = (name: string, changes: Partial<ComplianceRecord>): ComplianceRecord => ({
  id: name,
  name,
  complianceScore: 95,
  currentStage: 'initiated',
  riskLevel: 'low',
  kycStatus: 'completed',
  amlStatus: 'completed',
  lastUpdated: '2024-07-01T00:00:00.000Z',
  assignedReviewer: 'Priya Nair',
  milestones: [],
  flaggedIssues: [],
  ...changes,
});

const meridian = record('Meridian Energy Partners', {});
const atlas = record('Atlas Drilling', { complianceScore: 89, riskLevel: 'high' });
const zambezi = record('Zambezi Hydro', {
  complianceScore: 74,
  riskLevel: 'high',
  assignedReviewer: 'Tomás Herrera',
  flaggedIssues: ['Owner unknown'],
});
const list = [meridian, atlas, zambezi];

describe('searchComplianceRecords', () => {
  it('[CO1] a search without filters returns all compliance records', () => {
    expect(searchComplianceRecords(list, {})).toEqual(list);
    expect(searchComplianceRecords(list, { q: '   ' })).toEqual(list);
  });

  it('[CO1] finds compliance records by part of a company or reviewer name, ignoring letter case', () => {
    expect(searchComplianceRecords(list, { q: 'DRILL' })).toEqual([atlas]);
    expect(searchComplianceRecords(list, { q: 'tomás' })).toEqual([zambezi]);
    expect(searchComplianceRecords(list, { q: 'unknown' })).toEqual([]);
  });

  it.each(['tomas', 'herrera tomas'])(
    '[R10, CO1] finds the reviewer Tomás Herrera by %j',
    (text) => {
      expect(searchComplianceRecords(list, { q: text })).toEqual([zambezi]);
      expect(searchComplianceRecords(list, { q: text }, 'plain')).toEqual([]);
    },
  );

  it('[CO1, CO3] filters compliance records by risk, band and flagged issues together', () => {
    expect(searchComplianceRecords(list, { risk: 'high' })).toEqual([atlas, zambezi]);
    expect(searchComplianceRecords(list, { risk: 'high', band: 'watch' })).toEqual([atlas]);
    expect(searchComplianceRecords(list, { show: 'flagged' })).toEqual([zambezi]);
    expect(searchComplianceRecords(list, { show: 'flagged', q: 'atlas' })).toEqual([]);
  });
});
