import {
  getScreeningState,
  type ComplianceRecord,
  type ScreeningState,
} from 'shared-kernel/domain/compliance';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { screeningSteps } from './screening-event';
import {
  canApplyScreeningStep,
  findOpenScreenings,
  getScreeningRequestError,
  type ScreeningStep,
} from './screening-rules';
import { canResolveIssue } from '../commands/issue-rules';
import { recordScreeningStep, applyScreeningStep } from './apply-screening-step';

const now = new Date('2024-07-22T09:00:00.000Z');
const [sample] = complianceRecords;
const [client] = clients;
if (!sample || !client) throw new Error('The sample has a first client');

const base: ComplianceRecord = {
  ...sample,
  complianceScore: 80,
  kycStatus: 'completed',
  amlStatus: 'pending',
  flaggedIssues: ['An older issue'],
};

const taken = (record: ComplianceRecord, ...steps: ScreeningStep[]): ComplianceRecord =>
  steps.reduce((before, step) => {
    const decision = { screening: 'aml', step, reason: 'Because', reviewer: 'Priya Nair' } as const;
    const after = applyScreeningStep(before, decision, now);
    if (!after) throw new Error(`${step} is not open`);
    return after;
  }, record);

const states: Record<ScreeningState, ComplianceRecord> = {
  unstarted: base,
  requested: taken(base, 'request'),
  received: taken(base, 'receive'),
  completed: { ...base, amlStatus: 'completed' },
  flagged: { ...base, amlStatus: 'flagged' },
};

const openIn: Record<ScreeningState, readonly ScreeningStep[]> = {
  unstarted: ['request', 'receive', 'flag'],
  requested: ['receive', 'flag'],
  received: ['complete', 'flag'],
  completed: ['request', 'flag'],
  flagged: ['request', 'complete'],
};

describe('screenings', () => {
  it.each(Object.keys(states) as ScreeningState[])(
    '[CO2] a screening with the status %s allows only its valid next steps',
    (state) => {
      const record = states[state];
      expect(getScreeningState(record, 'aml')).toBe(state);
      const open = screeningSteps.filter((step) => canApplyScreeningStep(record, 'aml', step));
      expect(open).toEqual(openIn[state]);
      for (const step of screeningSteps) {
        const decision = { screening: 'aml', step, reason: 'Because', reviewer: 'P' } as const;
        const after = applyScreeningStep(record, decision, now);
        expect(after !== undefined).toBe(open.includes(step));
      }
    },
  );

  it('[CO2] completing a screening records each step and does not change the other screening', () => {
    const after = taken(base, 'request', 'receive', 'complete');
    expect(after).toMatchObject({
      kycStatus: 'completed',
      amlStatus: 'completed',
      complianceScore: 80,
      flaggedIssues: ['An older issue'],
    });
    expect(after.screeningEvents?.map(({ step }) => step)).toEqual([
      'request',
      'receive',
      'complete',
    ]);
    expect(after.screeningEvents?.[0]).toEqual({
      screening: 'aml',
      step: 'request',
      at: now.toISOString(),
      by: 'Priya Nair',
      reason: 'Because',
    });
    expect(findOpenScreenings(base)).toEqual(['aml']);
    expect(findOpenScreenings(after)).toEqual([]);
  });

  it('[CO2, CO4] flagging a screening adds an issue and subtracts points, and completing it reverts both', () => {
    const flagged = taken(base, 'flag');
    expect(flagged).toMatchObject({
      amlStatus: 'flagged',
      complianceScore: 75,
      flaggedIssues: ['An older issue', 'AML screening: Because'],
    });
    expect(taken(flagged, 'request').flaggedIssues).toHaveLength(2);
    expect(taken(flagged, 'complete')).toMatchObject({
      amlStatus: 'completed',
      complianceScore: 80,
      flaggedIssues: ['An older issue'],
    });
  });

  it('[R3, CO2] completing a screening resolves only the issues that its flags added, not others with a similar text', () => {
    const alike = 'AML screening: Because of its owner';
    const flagged = taken({ ...base, flaggedIssues: [alike] }, 'flag');
    expect(canResolveIssue(flagged, alike)).toBe(true);
    expect(canResolveIssue(flagged, 'AML screening: Because')).toBe(false);
    expect(taken(flagged, 'complete').flaggedIssues).toEqual([alike]);
  });

  it('[R3, CO2] identifies the issue of an older record without recorded steps by its text', () => {
    const old = {
      ...base,
      amlStatus: 'flagged',
      flaggedIssues: ['AML screening: A match'],
    } as const;
    expect(old.screeningEvents).toBeUndefined();
    expect(taken({ ...old, flaggedIssues: [...old.flaggedIssues] }, 'complete')).toMatchObject({
      flaggedIssues: [],
      complianceScore: 85,
    });
  });

  it('[CO2] the score stays between 0 and 100 after flags and completed screenings', () => {
    expect(taken({ ...base, complianceScore: 4 }, 'flag').complianceScore).toBe(0);
    const high = { ...base, amlStatus: 'flagged', complianceScore: 98 } as const;
    const issue = ['AML screening: Because'];
    expect(taken({ ...high, flaggedIssues: issue }, 'complete').complianceScore).toBe(100);
  });

  it('[CL1, CL5] a screening step updates the client’s screening status, score and history', () => {
    const record = taken(base, 'flag');
    const decision = { screening: 'aml', step: 'flag', reason: 'A match', reviewer: 'P' } as const;
    const after = recordScreeningStep(client, record, decision, now);
    expect(after).toMatchObject({ kycStatus: 'completed', amlStatus: 'flagged' });
    expect(after.complianceScore).toBe(75);
    expect(after.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'AML screening: Flagged',
      status: 'failed',
      details: 'A match (P)',
    });
  });
});

describe('requesting a screening', () => {
  it.each<[ScreeningState, string | undefined]>([
    ['unstarted', undefined],
    ['completed', undefined],
    ['flagged', undefined],
    ['requested', 'AML is already in progress.'],
    ['received', 'AML is already in progress.'],
  ])(
    '[CO2, bulk] for a screening with the status %s, the error for a new request is: %j',
    (state, refusal) => {
      expect(getScreeningRequestError(states[state], 'aml')).toBe(refusal);
    },
  );
});
