import type { AuditEntry } from 'shared-kernel/domain/audit';
import { listAuditPeople } from './list-audit-people';
import { filterAuditEntries } from './filter-audit-entries';

const entry = (id: string, actor: string, portal?: AuditEntry['portal']): AuditEntry => ({
  id,
  at: '2024-07-20T10:00:00.000Z',
  actor,
  portal,
  action: 'contract.create',
  subject: { collection: 'contracts', id: 'CON-1', label: 'Crude Oil Supply Agreement' },
});

const log = [
  entry('AU-1', 'Ann Lee', 'admin'),
  entry('AU-2', 'Ann Lee', 'vendor'),
  entry('AU-3', 'Ann Lee-Marsh', 'vendor'),
  entry('AU-4', 'Visitor'),
];

describe('listAuditPeople', () => {
  it('[R3, audit] people with identical names are listed with their portals', () => {
    expect(listAuditPeople(log).map(({ label }) => label)).toEqual([
      'Ann Lee · Admin',
      'Ann Lee · Vendor',
      'Ann Lee-Marsh',
      'Visitor',
    ]);
  });

  it('[R3, audit] filtering the audit log by person shows only the entries of that person', () => {
    const found = listAuditPeople(log).map((person) => filterAuditEntries(log, { person }));
    expect(found.map((entries) => entries.map(({ id }) => id))).toEqual([
      ['AU-1'],
      ['AU-2'],
      ['AU-3'],
      ['AU-4'],
    ]);
  });
});
