import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { createClient } from './create-client';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const form = {
  companyName: 'Fjord Wind',
  contactPerson: 'A. Person',
  email: '',
  phone: '',
  website: 'fjord.example',
  industry: 'Wind',
};

describe('adding a client', () => {
  it('[CL6] adds a client together with its compliance record', async () => {
    const client = await tester.done(createClient, form);
    expect(client).toMatchObject({ id: 'CL-013', website: 'https://fjord.example' });
    expect(await tester.record('complianceRecords', 'CR-013')).toMatchObject({
      name: 'Fjord Wind',
      complianceScore: 75,
      riskLevel: 'medium',
      currentStage: 'initiated',
      assignedReviewer: 'Nadia Rahman',
    });
  });

  it.each([
    ' meridian ENERGY partners ',
    'Meridian   Energy Partners',
    'MeridianEnergy Partners',
    'Ｍeridian\u00a0Energy Partners',
  ])('[CL6] rejects the name %j of a company that is already a client', async (companyName) => {
    expect(await tester.run(createClient, { ...form, companyName })).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'companyName' }] },
    });
  });
});
