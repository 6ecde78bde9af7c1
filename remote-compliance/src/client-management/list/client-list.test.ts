import { riskLevels } from '../../screening/risk-levels';
import { initialRating } from '../../screening/score-band';
import { createClientRecord } from '../commands/client-changes';
import { summarizeClients } from './client-summary';
import { isDuplicateCompany } from '../commands/duplicate-company';
import { searchClients } from './search-clients';
import type { Client } from 'shared-kernel/domain/client';

const now = new Date('2024-07-22T09:00:00.000Z');

const client = (changes: Partial<Client>): Client => ({
  ...createClientRecord(
    {
      companyName: 'Company',
      contactPerson: '',
      email: '',
      phone: '',
      website: '',
      industry: '',
      complianceScore: 80,
      riskLevel: 'low',
    },
    now,
    'CL-001',
  ),
  ...changes,
});

const northwind = client({ id: 'CL-1', companyName: 'Northwind', contactPerson: 'Henrik Solberg' });
const bridge = client({
  id: 'CL-2',
  companyName: 'Orient Bridge',
  contactPerson: '李伟',
  riskLevel: 'high',
});
const north = client({
  id: 'CL-3',
  companyName: 'True North',
  contactPerson: 'Ilze Kalniņa',
  riskLevel: 'high',
  email: 'solberg@north.example',
});
const list = [northwind, bridge, north];

describe('searching clients', () => {
  it.each(['kalnina', 'kalnina ilze', 'north kalnina'])(
    '[R10, CL1] finds the client contact Ilze Kalniņa by %j',
    (text) => {
      expect(searchClients(list, { q: text })).toEqual([north]);
      expect(searchClients(list, { q: text }, 'plain')).toEqual([]);
    },
  );

  it('[CL1] finds clients by part of a company or contact name, ignoring upper and lower case', () => {
    expect(searchClients(list, { q: 'NORTH' })).toEqual([northwind, north]);
    expect(searchClients(list, { q: '李' })).toEqual([bridge]);
    expect(searchClients(list, { q: 'kalniņa' })).toEqual([north]);
  });

  it('[CL1] searches only company and contact names, not emails', () => {
    expect(searchClients(list, { q: 'solberg' })).toEqual([northwind]);
  });

  it('[CL1] filters clients by one risk level, alone or together with a search', () => {
    expect(riskLevels.map((risk) => searchClients(list, { risk }).length)).toEqual([1, 0, 2]);
    expect(searchClients(list, { q: 'north', risk: 'high' })).toEqual([north]);
    expect(searchClients(list, {})).toEqual(list);
  });
});

describe('summarizeClients', () => {
  it('[CL1] an empty client list has no average score', () => {
    expect(summarizeClients([])).toMatchObject({
      total: 0,
      averageScore: undefined,
      totalVolume: 0,
    });
  });

  it('[R123, CL1] excludes a new client from the average score', () => {
    const unchecked = client(initialRating);
    expect(summarizeClients([unchecked, client({ complianceScore: 91 })]).averageScore).toBe(91);
    expect(summarizeClients([unchecked]).averageScore).toBeUndefined();
  });

  it('[CL1] the client summary adds up volume and transactions, and counts clients with high risk and with open screenings', () => {
    const screened = { kycStatus: 'completed', amlStatus: 'completed' } as const;
    const summary = summarizeClients([
      client({ ...screened, complianceScore: 90, totalVolume: 10, activeTransactions: 1 }),
      client({ ...screened, complianceScore: 75, totalVolume: 20, riskLevel: 'high' }),
      client({ ...screened, complianceScore: 75, amlStatus: 'flagged', activeTransactions: 2 }),
    ]);
    expect(summary).toEqual({
      total: 3,
      highRisk: 1,
      averageScore: 80,
      totalVolume: 30,
      activeTransactions: 3,
      openScreenings: 1,
    });
  });
});

describe('isDuplicateCompany', () => {
  it.each([
    'Orient Bridge',
    'orient bridge',
    ' ORIENT   BRIDGE ',
    'OrientBridge',
    'Orient\u00a0Bridge',
    'Órient Brídge',
    'Оriеnt Вridgе',
    'Orient\u200b Bridge',
    'Ｏｒｉｅｎｔ Ｂｒｉｄｇｅ',
  ])('[R11, CL6] detects %j as a duplicate company', (name) => {
    expect(isDuplicateCompany(list, name)).toBe(true);
  });

  it('[R11, CL6] accepts the unchanged name of an existing client that is similar to another client’s name', () => {
    const alike = [...list, client({ id: 'CL-4', companyName: 'Orient Brídge' })];
    expect(isDuplicateCompany(alike, 'Orient Bridge', 'CL-2')).toBe(false);
    expect(isDuplicateCompany(alike, 'ORIENT Bridge', 'CL-2')).toBe(true);
  });

  it('[CL6] a new company name is accepted, and an edited client may keep its name', () => {
    expect(isDuplicateCompany(list, 'Orient Bridge 2')).toBe(false);
    expect(isDuplicateCompany(list, 'orient bridge', 'CL-2')).toBe(false);
    expect(isDuplicateCompany(list, 'orient bridge', 'CL-1')).toBe(true);
  });
});
