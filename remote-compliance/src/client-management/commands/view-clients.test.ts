import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { addClientUser } from './edit-users';
import { revealTaxId } from './view-clients';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [meridian] = clients as [Client];

describe('viewing a tax id', () => {
  it('[CL5] logs who viewed a tax id and does not change the client', async () => {
    const before = await tester.record('clients', meridian.id);
    const { taxId } = await tester.done(revealTaxId, { id: meridian.id });
    expect(taxId).toBe(meridian.organizationData.taxId);
    expect(await tester.latestEntry()).toMatchObject({
      action: 'client.revealTaxId',
      subject: { collection: 'clients', id: meridian.id },
      note: 'The tax ID was revealed.',
    });
    expect(await tester.record('clients', meridian.id)).toBe(before);
  });

  it('[CL5] no audit entry contains a tax id, even after changes of the client', async () => {
    const { done, source, session } = createCommandTester();
    const user = {
      name: 'N. User',
      role: 'Analyst',
      email: 'n@user.example',
      status: 'active' as const,
      permissions: ['view' as const],
    };
    await done(addClientUser, { clientId: meridian.id, user });
    await done(revealTaxId, { id: meridian.id });
    session.toasts[0]?.action?.run();
    const log = await source.list('auditEntries');
    const lines = JSON.stringify(log);
    expect(lines).toContain('client.addUser');
    expect(lines).not.toContain(meridian.organizationData.taxId);
    const [added] = log.filter(({ action }) => action === 'client.addUser');
    expect(added?.after).toMatchObject({ users: [{ name: 'N. User' }] });
    expect(added?.after).not.toHaveProperty('companyName');
  });
});
