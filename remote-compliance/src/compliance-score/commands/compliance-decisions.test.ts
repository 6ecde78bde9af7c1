import fc from 'fast-check';
import * as v from 'valibot';
import { clientSchema } from 'shared-kernel/domain/client';
import {
  countCompletedSignOffs,
  lifecycleStages,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import {
  complianceRecordSchema,
  type ComplianceRecord,
  getSignOffs,
} from 'shared-kernel/domain/compliance';
import { signOffParties } from '../rules/sign-off-rules';
import {
  addDocumentToClient,
  createClientRecord,
} from '../../client-management/commands/client-changes';
import { createSmartContractLog } from '../record/create-smart-contract-log';
import {
  applyDocumentDecision,
  documentDecisionSchema,
  copyClientScore,
} from '../../client-management/commands/document-decision';
import { documentDecisions } from '../../client-management/document-decision-rules';
import {
  applyMilestoneDecision,
  applyMilestoneDecisionToClient,
  milestoneDecisionSchema,
  type MilestoneDecision,
} from './milestone-decision';
import { canDecideMilestone, milestoneDecisions } from '../rules/decisions';
import { milestoneExplanations } from '../rules/stage-blockers';

const now = new Date('2024-07-22T09:00:00.000Z');
const reviewer = 'Priya Nair';

const at = (
  currentStage: LifecycleStage,
  changes: Partial<ComplianceRecord> = {},
): ComplianceRecord => ({
  id: 'CR-001',
  name: 'Meridian',
  complianceScore: 80,
  currentStage,
  riskLevel: 'low',
  kycStatus: 'completed',
  amlStatus: 'completed',
  lastUpdated: '2024-07-01T00:00:00.000Z',
  assignedReviewer: reviewer,
  milestones: lifecycleStages.map((stage, index) => {
    const distance = index - lifecycleStages.indexOf(currentStage);
    const status = distance < 0 ? 'completed' : distance === 0 ? 'current' : 'pending';
    return { stage, status, comments: '' };
  }),
  flaggedIssues: ['An older issue'],
  ...changes,
});

const decide = (
  record: ComplianceRecord,
  stage: LifecycleStage,
  decision: MilestoneDecision['decision'],
  comment = 'Because',
) =>
  applyMilestoneDecision(
    record,
    { stage, decision, comment, reviewer },
    getSignOffs(record).missing[0],
    now,
  );

const statuses = (record: ComplianceRecord | undefined) =>
  record?.milestones.map(({ status }) => status);

it('[CO4] stage descriptions mention only effects that completing the stage actually has', () => {
  expect(Object.values(milestoneExplanations).join(' ')).not.toMatch(/owners|transaction|ledger/);
});

describe('completing a milestone', () => {
  it('[CO4] completing a milestone moves the client to the next stage and adds 2 to the score', () => {
    const after = decide(at('under_review'), 'under_review', 'complete');
    expect(after).toMatchObject({
      complianceScore: 82,
      currentStage: 'approved',
      lastUpdated: now.toISOString(),
      flaggedIssues: ['An older issue'],
    });
    expect(statuses(after)).toEqual(['completed', 'completed', 'current', 'pending', 'pending']);
    expect(after?.milestones[1]).toMatchObject({
      timestamp: now.toISOString(),
      reviewer,
      comments: 'Because',
      smartContractHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
    });
  });

  it('[CO4] a client stays at the last stage, “executed”, after the stage is completed', () => {
    const after = decide(at('executed', { flaggedIssues: [] }), 'executed', 'complete');
    expect(after?.currentStage).toBe('executed');
    expect(statuses(after)).toEqual(Array(5).fill('completed'));
  });

  it.each([
    [97, 99],
    [98, 100],
    [99, 100],
    [100, 100],
  ])('[CO4] completing a milestone changes a score of %d to %d', (complianceScore, after) => {
    const record = at('approved', { complianceScore });
    expect(decide(record, 'approved', 'complete')?.complianceScore).toBe(after);
  });
});

describe('completing one of the first three stages', () => {
  const by = (record: ComplianceRecord, party: (typeof signOffParties)[number] | undefined) =>
    applyMilestoneDecision(
      record,
      { stage: record.currentStage, decision: 'complete', comment: '', reviewer },
      party,
      now,
    );

  it('[T2, CO4] each party signs off once, in any order, and the count goes from 1 to 3', () => {
    const orders = fc.shuffledSubarray([...signOffParties], { minLength: 3 });
    fc.assert(
      fc.property(orders, (order) => {
        let record = at('initiated');
        for (const [place, party] of order.entries()) {
          const after = by(record, party);
          if (!after) throw new Error(`${party} could not complete ${record.currentStage}`);
          expect(after.currentStage).toBe(lifecycleStages[place + 1]);
          expect(countCompletedSignOffs(after.currentStage)).toBe(place + 1);
          expect(after.signOffs).toHaveLength(place + 1);
          expect(after.signOffs?.at(-1)).toEqual({ party, at: now.toISOString(), by: reviewer });
          record = after;
        }
      }),
    );
  });

  it('[CO4] refuses a second sign-off by the same party, and a sign-off without a party', () => {
    const signed = at('approved', { signOffs: [{ party: 'legal' }, { party: 'banking' }] });
    expect(by(signed, 'legal')).toBeUndefined();
    expect(by(signed, 'banking')).toBeUndefined();
    expect(by(signed, undefined)).toBeUndefined();
    expect(by(signed, 'compliance')).toMatchObject({ currentStage: 'compliant' });
  });

  it('[CO4] completing a later or already completed stage is not a sign-off', () => {
    expect(by(at('compliant', { flaggedIssues: [] }), 'legal')).not.toHaveProperty('signOffs');
    const milestones = at('approved').milestones.map((milestone) => ({
      ...milestone,
      status: 'flagged' as const,
    }));
    const late = decide(at('approved', { milestones }), 'initiated', 'complete');
    expect(late).toMatchObject({ currentStage: 'approved' });
    expect(late).not.toHaveProperty('signOffs');
  });
});

describe('flagging a milestone', () => {
  it('[CO4] flagging a milestone adds an issue and subtracts 5 from the score, but does not change the stage', () => {
    const after = decide(at('approved'), 'approved', 'flag', 'A sign-off is forged');
    expect(after).toMatchObject({
      complianceScore: 75,
      currentStage: 'approved',
      flaggedIssues: ['An older issue', 'Approved: A sign-off is forged'],
    });
    expect(statuses(after)).toEqual(['completed', 'completed', 'flagged', 'pending', 'pending']);
  });

  it.each([
    [6, 1],
    [5, 0],
    [4, 0],
    [0, 0],
  ])('[CO4] flagging a milestone changes a score of %d to %d', (complianceScore, after) => {
    const record = at('approved', { complianceScore });
    expect(decide(record, 'approved', 'flag')?.complianceScore).toBe(after);
  });

  it('[CO4] completing a flagged milestone removes only the issue that the flag raised', () => {
    const flagged = decide(at('approved'), 'approved', 'flag', 'A sign-off is forged');
    const settled = flagged && decide(flagged, 'approved', 'complete');
    expect(settled).toMatchObject({ currentStage: 'compliant', flaggedIssues: ['An older issue'] });
  });
});

describe('a decision that is not possible', () => {
  it('[CO4] a milestone decision that is not possible changes nothing', () => {
    const record = at('approved');
    for (const decision of milestoneDecisions) {
      expect(decide(record, 'initiated', decision)).toBeUndefined();
      expect(decide(record, 'executed', decision)).toBeUndefined();
      expect(decide(at('approved', { milestones: [] }), 'approved', decision)).toBeUndefined();
    }
    const flagged = decide(record, 'approved', 'flag');
    expect(flagged && decide(flagged, 'approved', 'flag')).toBeUndefined();
  });

  it('[CO4] the milestone of the current stage can be flagged, but the milestone of a later stage cannot be completed', () => {
    expect(canDecideMilestone(at('approved'), 'approved', 'flag')).toBe(true);
    expect(canDecideMilestone(at('approved'), 'compliant', 'complete')).toBe(false);
  });
});

describe('any sequence of decisions', () => {
  it('[CO2, CO4] any sequence of milestone decisions produces a valid record and leaves the input unchanged', () => {
    const decisions = fc.array(
      fc.record({
        stage: fc.constantFrom(...lifecycleStages),
        decision: fc.constantFrom(...milestoneDecisions),
        comment: fc.string({ unit: 'grapheme' }),
        reviewer: fc.string(),
        party: fc.constantFrom(...signOffParties, undefined),
      }),
      { maxLength: 40 },
    );
    const start = at('initiated', { complianceScore: 3 });
    const before = structuredClone(start);
    fc.assert(
      fc.property(decisions, (row) => {
        const end = row.reduce(
          (record, step) => applyMilestoneDecision(record, step, step.party, now) ?? record,
          start,
        );
        expect(v.is(complianceRecordSchema, end)).toBe(true);
        expect(
          end.milestones.filter(({ status }) => status === 'current').length,
        ).toBeLessThanOrEqual(1);
        expect(start).toEqual(before);
      }),
    );
  });
});

const client = addDocumentToClient(
  createClientRecord(
    {
      companyName: 'Meridian',
      contactPerson: 'Elena',
      email: '',
      phone: '',
      website: '',
      industry: '',
      complianceScore: 80,
      riskLevel: 'low',
    },
    new Date('2024-01-01T00:00:00Z'),
    'CL-001',
  ),
  { name: 'Licence.pdf', type: 'legal', size: '1 MB' },
  new Date('2024-01-02T00:00:00Z'),
);

describe('a client after a milestone decision', () => {
  it('[CL5, CO4] a milestone decision copies score and stage to the client and adds a history entry', () => {
    const decision = {
      stage: 'under_review',
      decision: 'flag',
      comment: 'No licence',
      reviewer,
    } as const;
    const before = at('under_review');
    const record = applyMilestoneDecision(before, decision, undefined, now) ?? before;
    const after = applyMilestoneDecisionToClient(client, record, decision, now);
    expect(after).toMatchObject({
      complianceScore: 75,
      currentStage: 'under_review',
      lastActivity: now.toISOString(),
    });
    expect(after.organizationData.complianceHistory).toEqual([
      {
        id: 'CL-001-H1',
        date: '2024-07-22',
        type: 'Milestone: Under Review',
        status: 'failed',
        details: 'No licence (Priya Nair)',
      },
    ]);
    expect(v.is(clientSchema, after)).toBe(true);
  });
});

describe('deciding on a document', () => {
  const decision = { documentId: 'CL-001-D1', decision: 'approve', comment: '', reviewer } as const;

  it('[CL4] approving a document adds 1 to the score and records the reviewer', () => {
    const after = applyDocumentDecision(client, decision, now);
    expect(after).toMatchObject({ complianceScore: 81, lastActivity: now.toISOString() });
    expect(after?.documents[0]?.status).toBe('approved');
    expect(after?.organizationData.complianceHistory).toMatchObject([
      { type: 'Document: Licence.pdf', status: 'passed', details: 'Decided by Priya Nair' },
    ]);
    const record = after && copyClientScore(at('approved'), after, now);
    expect(record).toMatchObject({ complianceScore: 81, lastUpdated: now.toISOString() });
  });

  it('[CL4] rejecting a document subtracts 3 from the score, but not below 0', () => {
    const rejection = { ...decision, decision: 'reject', comment: 'Expired' } as const;
    expect(applyDocumentDecision(client, rejection, now)?.complianceScore).toBe(77);
    const low = { ...client, complianceScore: 2 };
    expect(applyDocumentDecision(low, rejection, now)).toMatchObject({
      complianceScore: 0,
      documents: [{ status: 'rejected' }],
      organizationData: {
        complianceHistory: [{ status: 'failed', details: 'Expired (Priya Nair)' }],
      },
    });
    const top = { ...client, complianceScore: 100 };
    expect(applyDocumentDecision(top, decision, now)?.complianceScore).toBe(100);
  });

  it('[CL4] a decision on a document that is unknown or already decided changes nothing', () => {
    expect(applyDocumentDecision(client, { ...decision, documentId: 'x' }, now)).toBeUndefined();
    const decided = applyDocumentDecision(client, decision, now);
    for (const again of documentDecisions) {
      expect(
        decided && applyDocumentDecision(decided, { ...decision, decision: again }, now),
      ).toBeUndefined();
    }
  });
});

describe('decision forms', () => {
  it('[CO4] flagging a milestone requires a reason and a reviewer', () => {
    const form = { stage: 'approved', decision: 'complete', comment: '', reviewer };
    expect(v.is(milestoneDecisionSchema, form)).toBe(true);
    expect(v.is(milestoneDecisionSchema, { ...form, reviewer: ' ' })).toBe(false);
    const result = v.safeParse(milestoneDecisionSchema, {
      ...form,
      decision: 'flag',
      comment: ' ',
    });
    expect(
      result.issues && v.flatten<typeof milestoneDecisionSchema>(result.issues).nested,
    ).toEqual({
      comment: ['Enter a reason for the flag'],
    });
  });

  it('[CL4] rejecting a document requires a reason', () => {
    const form = { documentId: 'D', decision: 'reject', comment: '', reviewer };
    const result = v.safeParse(documentDecisionSchema, form);
    expect(result.issues && v.flatten<typeof documentDecisionSchema>(result.issues).nested).toEqual(
      {
        comment: ['Enter a reason for the rejection'],
      },
    );
    expect(v.is(documentDecisionSchema, { ...form, comment: 'Expired' })).toBe(true);
  });
});

describe('smart contract log', () => {
  it('[CO4] the smart contract log lists only past events, oldest first', () => {
    const first = decide(at('initiated'), 'initiated', 'complete') ?? at('initiated');
    const second = applyMilestoneDecision(
      first,
      { stage: 'under_review', decision: 'flag', comment: 'No', reviewer },
      undefined,
      new Date('2024-07-22T10:00:00.000Z'),
    );
    expect(
      createSmartContractLog({ milestones: second?.milestones.toReversed() ?? [] }),
    ).toMatchObject([
      {
        stage: 'initiated',
        text: 'Initiated: released the milestone',
        timestamp: now.toISOString(),
      },
      { stage: 'under_review', text: 'Under Review: held the milestone', status: 'flagged' },
    ]);
    expect(createSmartContractLog(at('executed'))).toEqual([]);
  });

  it('[CO4] every stage of a compliance record has a description', () => {
    expect(Object.keys(milestoneExplanations)).toEqual([...lifecycleStages]);
  });
});
