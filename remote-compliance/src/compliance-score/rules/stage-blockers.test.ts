import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { complianceRecords } from 'shared-kernel/testing/records';
import { applyMilestoneDecision } from '../commands/milestone-decision';
import { canResolveIssue } from '../commands/issue-rules';
import { getComplianceNextStep } from '../milestones/get-compliance-next-step';
import { findStageBlockers, formatStageBlockers } from './stage-blockers';

const now = new Date('2024-07-22T09:00:00.000Z');
const [sample] = complianceRecords;
if (!sample) throw new Error('The sample has a first case');

const at = (
  currentStage: LifecycleStage,
  changes: Partial<ComplianceRecord> = {},
): ComplianceRecord => ({
  ...sample,
  currentStage,
  kycStatus: 'completed',
  amlStatus: 'completed',
  flaggedIssues: [],
  milestones: sample.milestones.map((milestone) => ({
    ...milestone,
    status: milestone.stage === currentStage ? 'current' : 'pending',
  })),
  ...changes,
});

const flagged = (
  stage: LifecycleStage,
  reason: string,
  flaggedIssues: readonly string[],
): ComplianceRecord => {
  const record = at(stage, { flaggedIssues: [...flaggedIssues] });
  const milestones = record.milestones.map((milestone) =>
    milestone.stage === stage
      ? { ...milestone, status: 'flagged' as const, comments: reason }
      : milestone,
  );
  return { ...record, milestones };
};

const completed = (record: ComplianceRecord) => {
  const decision = { stage: record.currentStage, decision: 'complete', comment: '' } as const;
  // In all stages before `compliant`, the sign-off of Legal is open, so the test signs off as a user of Legal.
  return applyMilestoneDecision(record, { ...decision, reviewer: 'Priya Nair' }, 'legal', now);
};

const cases: readonly (readonly [string, ComplianceRecord, readonly string[]])[] = [
  ['initiated, screenings begun', at('initiated'), []],
  ['initiated, one not begun', at('initiated', { amlStatus: 'pending' }), ['AML to be requested']],
  ['under review, with an issue', at('under_review', { flaggedIssues: ['An issue'] }), []],
  ['approved, KYC flagged', at('approved', { kycStatus: 'flagged' }), []],
  ['compliant, nothing open', at('compliant'), []],
  ['compliant, KYC pending', at('compliant', { kycStatus: 'pending' }), ['KYC to be completed']],
  ['compliant, AML flagged', at('compliant', { amlStatus: 'flagged' }), ['AML to be completed']],
  [
    'compliant, an issue',
    at('compliant', { flaggedIssues: ['An issue'] }),
    ['1 flagged issue to resolve'],
  ],
  [
    'compliant, its own issue and two others',
    flagged('compliant', 'Late', ['Compliant: Late', 'One', 'Two']),
    ['2 flagged issues to resolve'],
  ],
  ['compliant, its own issue', flagged('compliant', 'Late', ['Compliant: Late']), []],
  ['executed, AML open', at('executed', { amlStatus: 'pending' }), ['AML to be completed']],
  [
    'executed, an issue raised since',
    at('executed', { flaggedIssues: ['An issue'] }),
    ['1 flagged issue to resolve'],
  ],
  ['executed, nothing open', at('executed'), []],
];

describe('the issue of a flagged stage', () => {
  const alike = 'Compliant: Late again';
  const record = flagged('compliant', 'Late', ['Compliant: Late', alike]);

  it('[R3, CO4] identifies the issue of a flagged stage by the milestone, not by the beginning of the issue text', () => {
    expect(findStageBlockers(record, 'compliant')).toEqual([
      { text: '1 flagged issue to resolve', part: 'case-issues' },
    ]);
    expect(canResolveIssue(record, alike)).toBe(true);
    expect(canResolveIssue(record, 'Compliant: Late')).toBe(false);
  });

  it('[R3, CO4] completing a flagged stage resolves only the issue that the flag added', () => {
    const review = flagged('under_review', 'Late', ['Under Review: Late', 'Under Review: Later']);
    expect(completed(review)?.flaggedIssues).toEqual(['Under Review: Later']);
  });
});

describe('findStageBlockers', () => {
  it.each(cases)('[CO4] lists what blocks the stage: %s', (_name, record, missing) => {
    const texts = findStageBlockers(record, record.currentStage).map(({ text }) => text);
    expect(texts).toEqual(missing);
    expect(completed(record) === undefined).toBe(missing.length > 0);
  });

  it('[CO4] one sentence names all blockers of a stage', () => {
    const record = at('compliant', { kycStatus: 'pending', flaggedIssues: ['One'] });
    expect(formatStageBlockers(record, 'compliant')).toBe(
      'Compliant cannot be completed yet. Missing: KYC to be completed, 1 flagged issue to resolve.',
    );
    expect(formatStageBlockers(at('compliant'), 'compliant')).toBeUndefined();
  });

  it.each(['kycStatus', 'amlStatus'] as const)(
    '[CO4] a client cannot reach the executed stage with an open %s',
    (field) => {
      expect(completed(at('compliant'))?.currentStage).toBe('executed');
      for (const open of ['pending', 'flagged'] as const) {
        expect(completed(at('compliant', { [field]: open }))).toBeUndefined();
      }
    },
  );
});

describe('getComplianceNextStep', () => {
  it.each([
    ['initiated', 'Finish intake', 'Admin, Banking, or Legal portal'],
    ['under_review', 'Finish review', 'Banking or Legal portal'],
    ['approved', 'Complete approval', 'Legal portal'],
    ['compliant', 'Confirm compliance', 'Admin portal'],
    ['executed', 'Finish execution', 'Admin portal'],
  ] as const)(
    '[CO4, T2] at stage %s, the next step is to complete the stage in a portal that has not signed off',
    (stage, text, by) => {
      const { signOffs: _none, ...record } = at(stage);
      expect(getComplianceNextStep(record)).toEqual({ text, by, blockers: [] });
    },
  );

  it('[CO4] the next step of a compliance record lists the flag, screenings and issues that block it', () => {
    const record = flagged('compliant', 'Late', ['Compliant: Late', 'One']);
    expect(
      getComplianceNextStep({ ...record, kycStatus: 'pending', amlStatus: 'flagged' })?.blockers,
    ).toEqual([
      { text: 'Flagged: Late', part: 'case-issues' },
      { text: 'KYC to be completed', part: 'case-kyc' },
      { text: 'AML to be completed', part: 'case-aml' },
      { text: '1 flagged issue to resolve', part: 'case-issues' },
    ]);
    expect(getComplianceNextStep(at('initiated', { kycStatus: 'pending' }))?.blockers).toEqual([
      { text: 'KYC to be requested', part: 'case-kyc' },
    ]);
  });

  it('[CO4] a compliance record has no next step after the last stage', () => {
    const record = at('executed');
    const milestones = record.milestones.map((each) => ({ ...each, status: 'completed' as const }));
    expect(getComplianceNextStep({ ...record, milestones })).toBeUndefined();
  });
});
