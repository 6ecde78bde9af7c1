import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { editClient } from './edit-client';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [meridian] = clients as [Client];

describe('editing a client', () => {
  it('[CL6] renaming a client renames its compliance record, but does not change score or risk', async () => {
    const from = {
      companyName: meridian.companyName,
      contactPerson: meridian.contactPerson,
      email: meridian.email,
      phone: meridian.phone,
      website: meridian.website,
      industry: meridian.industry,
    };
    const to = { ...from, companyName: 'Meridian Group' };
    const rating = { complianceScore: 1, riskLevel: 'high' };
    const input = { id: meridian.id, from, to: { ...to, ...rating } };
    const edited = await tester.done(editClient, input);
    expect(edited).toMatchObject({
      complianceScore: meridian.complianceScore,
      riskLevel: meridian.riskLevel,
    });
    const [followed] = await tester.source.find('complianceRecords', 'name', {
      equals: 'meridian group',
    });
    expect(followed).toMatchObject({
      clientId: meridian.id,
      complianceScore: meridian.complianceScore,
    });
  });
});
