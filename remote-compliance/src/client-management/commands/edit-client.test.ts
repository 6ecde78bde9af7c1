import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { editClient } from './edit-client';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const [meridian] = clients as [Client];

describe('editing a client', () => {
  it('[CL6] lets the compliance record follow a renamed client', async () => {
    const from = {
      companyName: meridian.companyName,
      contactPerson: meridian.contactPerson,
      email: meridian.email,
      phone: meridian.phone,
      website: meridian.website,
      industry: meridian.industry,
      complianceScore: meridian.complianceScore,
      riskLevel: meridian.riskLevel,
    };
    const to = { ...from, companyName: 'Meridian Group', complianceScore: 70 };
    await tester.done(editClient, { id: meridian.id, from, to });
    const [followed] = await tester.source.find('complianceRecords', 'name', {
      equals: 'meridian group',
    });
    expect(followed).toMatchObject({ complianceScore: 70 });
  });
});
