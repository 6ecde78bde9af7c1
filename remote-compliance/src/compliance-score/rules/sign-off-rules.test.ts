import { type ComplianceRecord, getSignOffs } from 'shared-kernel/domain/compliance';
import { countCompletedSignOffs, lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { portalKeys } from 'shared-kernel/domain/portal';
import { complianceRecords } from 'shared-kernel/testing/records';
import {
  getDecidingPortals,
  isSignOffStage,
  findSignOffParty,
  signOffParties,
  getSignOffError,
  addSignOff,
} from './sign-off-rules';

const at = '2024-07-22T09:00:00.000Z';
const under: Pick<ComplianceRecord, 'signOffs' | 'currentStage'> = {
  currentStage: 'under_review',
  signOffs: [{ party: 'legal', at, by: 'Oliver Bennett' }],
};

describe('sign-offs', () => {
  it('[T2, CO4] only completing one of the first three stages counts as a sign-off', () => {
    expect(lifecycleStages.filter(isSignOffStage)).toEqual([
      'initiated',
      'under_review',
      'approved',
    ]);
    const counts = lifecycleStages.map((stage, place) => {
      const next = lifecycleStages[place + 1] ?? stage;
      return countCompletedSignOffs(next) - countCompletedSignOffs(stage);
    });
    expect(counts).toEqual([1, 1, 1, 0, 0]);
  });

  it('[T2, CO4] in the sample, Atlas lacks the sign-off of Legal, and Pacific Rim lacks the sign-off of Banking', () => {
    const missingOf = (company: string) =>
      complianceRecords
        .filter(({ name }) => name.startsWith(company))
        .map((record) => getSignOffs(record).missing);
    expect(missingOf('Atlas')).toEqual([['legal']]);
    expect(missingOf('Pacific Rim')).toEqual([['banking']]);
  });

  it('[CO4, policy] each of the three sign-offs belongs to exactly one portal', () => {
    expect(portalKeys.map(findSignOffParty)).toEqual([
      'compliance',
      undefined,
      'legal',
      'banking',
      undefined,
      undefined,
    ]);
    expect(findSignOffParty(undefined)).toBeUndefined();
  });

  it('[CO4] sign-offs are recorded in any order, once per party, with author and time', () => {
    expect(getSignOffs(under).missing).toEqual(['compliance', 'banking']);
    const given = { at, by: 'Tan Mei Ling' };
    expect(addSignOff(under, 'banking', given)).toEqual([
      { party: 'legal', at, by: 'Oliver Bennett' },
      { party: 'banking', at, by: 'Tan Mei Ling' },
    ]);
    expect(addSignOff(under, 'legal', { at, by: 'Another name' })).toBeUndefined();
    expect(addSignOff(under, undefined, given)).toBeUndefined();
  });

  it.each([
    [
      'a person who gave one',
      { by: 'law_firm', name: 'Oliver Bennett', personId: 'PER-003' },
      true,
    ],
    [
      'the same person in another portal',
      { by: 'admin', name: 'O. Bennett', personId: 'PER-003' },
      true,
    ],
    ['a person who gave none', { by: 'admin', name: 'Nadia Rahman', personId: 'PER-001' }, false],
  ] as const)('[R62, CO4] one person cannot give two sign-offs: %s', (_who, person, isRefused) => {
    expect(getSignOffError(under, person) !== undefined).toBe(isRefused);
  });

  it('[CO4, policy] only portals that have not signed off can complete a stage, but all signing portals can flag it', () => {
    expect(getDecidingPortals(under, 'under_review', 'complete')).toEqual(['admin', 'banking']);
    expect(getDecidingPortals(under, 'under_review', 'flag')).toEqual([
      'admin',
      'banking',
      'law_firm',
    ]);
    for (const decision of ['complete', 'flag'] as const) {
      expect(getDecidingPortals(under, 'compliant', decision)).toEqual(['admin']);
      expect(getDecidingPortals(under, 'executed', decision)).toEqual(['admin']);
    }
  });

  it('[CO4] preserves sign-offs that an older app version recorded too early, until new ones replace them', () => {
    const ahead = { ...under, signOffs: signOffParties.map((party) => ({ party })) };
    expect(getSignOffs(ahead).missing).toEqual(['banking', 'legal']);
    const given = { at, by: 'Oliver Bennett' };
    const legal = { party: 'legal', ...given } as const;
    expect(addSignOff(ahead, 'legal', given)).toEqual([
      { party: 'compliance' },
      legal,
      { party: 'banking' },
    ]);
  });
});
