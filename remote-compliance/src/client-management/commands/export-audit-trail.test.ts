import { auditCsvColumns } from 'shared-kernel/domain/audit';
import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { createCommandTester, readContents, createTestSession, toCsv } from 'shared-kernel/testing';
import { addClientUser } from './edit-users';
import { exportAuditTrail } from './export-audit-trail';

const [meridian, northwind] = clients as [Client, Client];

const userOf = ({ id: clientId }: Client, name: string) => ({
  clientId,
  user: {
    name,
    role: 'Analyst',
    email: 'user@client.example',
    status: 'active' as const,
    permissions: ['view' as const],
  },
});

it('[CL3] exports only the audit entries of one client, and logs the export', async () => {
  const tester = createCommandTester();
  await tester.done(addClientUser, userOf(meridian, 'Ada Meridian'));
  await tester.done(addClientUser, userOf(northwind, 'Bea Northwind'));
  const { entries, fileName } = await tester.done(exportAuditTrail, { id: meridian.id });
  const csv = toCsv(auditCsvColumns, entries);
  expect(fileName).toContain('meridian');
  expect(csv).toContain('Ada Meridian');
  expect(csv).not.toContain('Bea Northwind');
  expect(await tester.latestEntry()).toMatchObject({
    action: 'client.exportTrail',
    subject: { collection: 'clients', id: meridian.id },
  });
});

it('[CL3] a client’s exported audit trail includes its compliance record, contracts, payments and processes', async () => {
  const tester = createCommandTester();
  const log = await tester.source.list('auditEntries');
  const { entries, count } = await tester.done(exportAuditTrail, { id: meridian.id });
  const collections = new Set(entries.map(({ subject }) => subject.collection));
  expect(collections.size).toBeGreaterThan(1);
  expect(entries).toHaveLength(count);
  expect(log).toEqual(expect.arrayContaining([...entries]));
});

it('[CL3] regulators can export the audit trail of a client, and the export adds only one audit entry', async () => {
  const { done, source } = createCommandTester({ session: createTestSession('regulator') });
  const before = await readContents(source, 'auditEntries');
  const lines = (await source.list('auditEntries')).length;
  await done(exportAuditTrail, { id: meridian.id });
  expect(await source.list('auditEntries')).toHaveLength(lines + 1);
  expect(await readContents(source, 'auditEntries')).toEqual(before);
});
