import { createClientRecord } from '../commands/client-changes';
import type { Client } from 'shared-kernel/domain/client';
import { sortClients } from './client-sort';

const client = (id: string, changes: Partial<Client>): Client => ({
  ...createClientRecord(
    {
      companyName: id,
      contactPerson: '',
      email: '',
      phone: '',
      website: '',
      industry: '',
      complianceScore: 80,
      riskLevel: 'low',
    },
    new Date('2024-07-22T09:00:00.000Z'),
    'CL-001',
  ),
  id,
  ...changes,
});

const a = client('CL-2', {
  companyName: 'Ölkraft',
  complianceScore: 90,
  riskLevel: 'high',
  totalVolume: 5,
  lastActivity: '2024-07-03T00:00:00+02:00',
});
const b = client('CL-10', {
  companyName: 'aurora',
  complianceScore: 74,
  riskLevel: 'medium',
  totalVolume: 9,
  lastActivity: '2024-07-02T23:00:00Z',
});
const c = client('CL-1', {
  companyName: 'Zambezi',
  complianceScore: 75,
  kycStatus: 'completed',
  amlStatus: 'completed',
  totalVolume: 1,
  lastActivity: '2024-01-01T00:00:00Z',
});

describe('sortClients', () => {
  it.each([
    ['need', [b, a, c]],
    ['id', [c, a, b]],
    ['company', [b, a, c]],
    ['score', [b, c, a]],
    ['risk', [c, b, a]],
    ['activity', [c, a, b]],
    ['volume', [c, a, b]],
  ] as const)('[CL1] sorts clients by %s in both directions', (key, expected) => {
    expect(sortClients([a, b, c], key, 'ascending')).toEqual(expected);
    expect(sortClients([b, c, a], key, 'descending')).toEqual(expected.toReversed());
  });

  it('[CL1] sorting clients does not change the input list', () => {
    const list = [a, b, c];
    sortClients(list, 'score', 'ascending');
    expect(list).toEqual([a, b, c]);
  });
});
