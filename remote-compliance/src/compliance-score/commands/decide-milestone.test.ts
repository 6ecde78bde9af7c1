import { signOffPortal } from 'shared-kernel/domain/compliance';
import { countCompletedSignOffs, lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { clients, complianceRecords, profiles } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { signOffParties } from '../rules/sign-off-rules';
import { createClient } from '../../client-management/commands/create-client';
import { decideMilestone } from './decide-milestone';
import { advanceScreening } from './advance-screening';

function portalsOf(workspace = createTestWorkspace()) {
  const of = (portal: PortalKey) =>
    createCommandTester({ workspace, session: createTestSession(portal) });
  return { workspace, of };
}

const caseOf = (company: string) => {
  const record = complianceRecords.find(({ name }) => name.startsWith(company));
  if (!record) throw new Error(`The sample has no ${company}`);
  return record;
};

const complete = (record: { readonly id: string }, stage: (typeof lifecycleStages)[number]) =>
  ({ id: record.id, stage, decision: 'complete' }) as const;

const explained = (...about: Parameters<typeof complete>) => ({
  ...complete(...about),
  comment: 'Checked by hand',
});

const denied = (portal: string) => ({
  status: 'failed',
  error: {
    kind: 'denied',
    message: expect.stringContaining(`This step belongs to ${portal}.`) as unknown,
  },
});

describe('deciding on a milestone', () => {
  it('[CO2] completing a milestone updates the client’s score and stage', async () => {
    const tester = createCommandTester();
    const after = await tester.done(decideMilestone, complete(caseOf('Meridian'), 'executed'));
    const client = clients.find(({ companyName }) => companyName === after.name);
    expect(await tester.record('clients', client?.id ?? '')).toMatchObject({
      complianceScore: after.complianceScore,
      currentStage: after.currentStage,
    });
    expect(await tester.latestEntry()).toMatchObject({
      action: 'compliance.decideMilestone',
      note: 'Completed Executed',
    });
  });

  it('[T2, CO4] the sign-off count rises from 1 to 3 as Legal, Banking and Compliance complete the stages of a new client', async () => {
    const { workspace, of } = portalsOf();
    await of('admin').done(createClient, {
      companyName: 'Nordhavn Bunkering',
      contactPerson: 'Sigrid Halvorsen',
      email: '',
      phone: '',
      website: '',
      industry: '',
    });
    const record = (await workspace.source.list('complianceRecords')).find(
      ({ name }) => name === 'Nordhavn Bunkering',
    );
    if (!record) throw new Error('There is no case');
    for (const screening of ['kyc', 'aml'] as const) {
      const request = { id: record.id, screening, step: 'request', reason: 'New' } as const;
      await of('banking').done(advanceScreening, request);
    }
    for (const [place, portal] of (['law_firm', 'banking', 'admin'] as const).entries()) {
      const stage = lifecycleStages[place] ?? 'executed';
      const after = await of(portal).done(decideMilestone, complete(record, stage));
      expect(after.signOffs?.at(-1)?.by).toBe(
        profiles.find((profile) => profile.portal === portal)?.fullName,
      );
      expect([after.signOffs?.length, countCompletedSignOffs(after.currentStage)]).toEqual([
        place + 1,
        place + 1,
      ]);
    }
    expect((await of('admin').latestEntry())?.note).toBe(
      'Completed Approved, the sign-off of Compliance',
    );
  });

  it.each([
    ['Atlas', 'approved', 'law_firm', 'the Legal portal'],
    ['Pacific', 'approved', 'banking', 'the Banking portal'],
    ['Northwind', 'compliant', 'admin', 'the Admin portal'],
  ] as const)(
    '[policy] for the client %s, the stage %s can only be completed in the %s portal',
    async (company, stage, owner, words) => {
      const { workspace, of } = portalsOf();
      const record = caseOf(company);
      const before = await workspace.source.get('complianceRecords', record.id);
      const parties = signOffParties.map((party) => signOffPortal[party]);
      for (const portal of parties.filter((each) => each !== owner)) {
        expect(await of(portal).run(decideMilestone, complete(record, stage))).toMatchObject(
          denied(words),
        );
      }
      for (const portal of portalKeys.filter((each) => !parties.includes(each))) {
        const result = await of(portal).run(decideMilestone, complete(record, stage));
        expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
      }
      expect(await workspace.source.get('complianceRecords', record.id)).toEqual(before);
      const allowed = await of(owner).run(decideMilestone, complete(record, stage));
      expect(allowed).not.toMatchObject({ error: { kind: 'denied' } });
    },
  );

  it('[policy] refuses a second sign-off by the same person, even under another name', async () => {
    const renamed = profiles.map((profile) => ({ ...profile, fullName: 'Another Person' }));
    const under = caseOf('Gulf');
    const { of } = portalsOf(
      createTestWorkspace({ records: { complianceRecords: [under], profiles: renamed } }),
    );
    await of('banking').done(decideMilestone, explained(under, 'under_review'));
    for (const portal of ['banking', 'admin'] as const) {
      const again = await of(portal).run(decideMilestone, complete(under, 'approved'));
      expect(again).toMatchObject(denied('the Legal portal'));
    }
    await of('law_firm').done(decideMilestone, explained(under, 'approved'));
  });

  it.each([undefined, '', '   '])(
    '[R31] does not complete a stage with an open issue if the comment is “%s”',
    async (comment) => {
      const under = caseOf('Gulf');
      const { of } = portalsOf();
      const input = {
        ...complete(under, 'under_review'),
        ...(comment !== undefined && { comment }),
      };
      const [issue = ''] = under.flaggedIssues;
      expect(await of('banking').run(decideMilestone, input)).toMatchObject({
        status: 'failed',
        error: {
          kind: 'invalid',
          issues: [
            {
              field: 'comment',
              message: `An issue is open: “${issue}”. Enter a comment that explains why the stage can be completed.`,
            },
          ],
        },
      });
      await of('banking').done(decideMilestone, explained(under, 'under_review'));
      expect((await of('banking').latestEntry())?.note).toMatch(/: Checked by hand$/);
    },
  );

  it('[R31] requires a comment to complete a flagged stage, and completion removes the flag', async () => {
    const { of } = portalsOf();
    const { id } = caseOf('Atlas');
    const stage = 'approved';
    const flag = { id, stage, decision: 'flag', comment: 'A nested account' } as const;
    await of('law_firm').done(decideMilestone, flag);
    const cleared = { id, stage, decision: 'complete' } as const;
    const refused = await of('law_firm').run(decideMilestone, cleared);
    expect(refused).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    const after = await of('law_firm').done(decideMilestone, { ...cleared, comment: 'Closed' });
    expect(after.flaggedIssues).not.toContain('Approved: A nested account');
  });

  it('[CO4] Undo removes a sign-off, and another party can sign off instead', async () => {
    const under = caseOf('Gulf');
    const { workspace, of } = portalsOf();
    const stored = async () => (await workspace.source.get('complianceRecords', under.id))?.record;
    const before = await stored();
    const signed = await of('banking').run(decideMilestone, explained(under, 'under_review'));
    if (signed.status !== 'done') throw new Error(JSON.stringify(signed));
    expect(await stored()).not.toEqual(before);
    expect(await signed.undo?.()).toEqual({ status: 'done' });
    expect(await stored()).toEqual(before);
    await of('law_firm').done(decideMilestone, explained(under, 'under_review'));
    expect((await stored())?.signOffs?.map(({ party }) => party)).toEqual(['compliance', 'legal']);
  });

  it.each([
    ['none', []],
    ['all three', signOffParties.map((party) => ({ party, by: 'Nadia Rahman' }))],
  ] as const)(
    '[T2] completes the stages of an older compliance record with %s of its sign-offs recorded',
    async (_which, signOffs) => {
      const old = { ...caseOf('Sahara'), signOffs: [...signOffs] };
      const { of } = portalsOf(createTestWorkspace({ records: { complianceRecords: [old] } }));
      for (const screening of ['kyc', 'aml'] as const) {
        await of('banking').run(advanceScreening, {
          id: old.id,
          screening,
          step: 'request',
          reason: 'To begin with',
        });
      }
      for (const [place, portal] of (['law_firm', 'banking', 'admin'] as const).entries()) {
        const stage = lifecycleStages[place] ?? 'executed';
        await of(portal).done(decideMilestone, explained(old, stage));
      }
      const after = await of('admin').record('complianceRecords', old.id);
      expect(after?.signOffs?.map(({ party }) => party)).toEqual([
        'legal',
        'banking',
        'compliance',
      ]);
      expect(after?.currentStage).toBe('compliant');
    },
  );

  it('[CO4, policy] each of the three parties can flag a stage that waits for the sign-off of another party', async () => {
    for (const portal of ['law_firm', 'banking', 'admin'] as const) {
      const { of } = portalsOf();
      const flag = {
        ...complete(caseOf('Atlas'), 'approved'),
        decision: 'flag',
        comment: 'Not so',
      } as const;
      const flagged = await of(portal).done(decideMilestone, flag);
      expect(flagged.flaggedIssues).toContain('Approved: Not so');
    }
  });
});
