import { countCompletedSignOffs, lifecycleStages, type LifecycleStage } from '../lifecycle';
import {
  signOffParties,
  signOffPortal,
  type ComplianceSignOff,
  getSignOffs,
} from './compliance-sign-off';

const partiesOf = (currentStage: LifecycleStage, signOffs?: readonly ComplianceSignOff[]) =>
  getSignOffs({ currentStage, signOffs }).given.map(({ party }) => party);

describe('compliance record sign-offs', () => {
  it('[T2] a client has as many sign-offs as its stage requires, even if an earlier version stored none', () => {
    const onRecord: readonly (readonly ComplianceSignOff[] | undefined)[] = [
      undefined,
      [],
      [{ party: 'legal' }],
      [{ party: 'legal' }, { party: 'banking' }],
      [{ party: 'legal' }, { party: 'legal' }],
      signOffParties.map((party) => ({ party })),
    ];
    for (const signOffs of onRecord) {
      for (const currentStage of lifecycleStages) {
        const parties = partiesOf(currentStage, signOffs);
        expect(parties).toHaveLength(countCompletedSignOffs(currentStage));
        expect(new Set(parties).size).toBe(parties.length);
      }
    }
  });

  it('[CO4] recorded sign-offs come first, in their stored order', () => {
    const legal = { party: 'legal', at: '2024-07-22T09:00:00.000Z', by: 'Oliver Bennett' } as const;
    expect(getSignOffs({ currentStage: 'approved', signOffs: [legal] }).given).toEqual([
      legal,
      { party: 'compliance' },
    ]);
    const ahead = [{ party: 'banking' }, legal, { party: 'compliance' }] as const;
    expect(partiesOf('initiated', ahead)).toEqual([]);
    expect(partiesOf('under_review', ahead)).toEqual(['banking']);
    expect(partiesOf('approved', ahead)).toEqual(['banking', 'legal']);
    expect(partiesOf('executed', ahead)).toEqual(['banking', 'legal', 'compliance']);
  });

  it('[CO4, policy] assigns each sign-off to a different portal, and the compliance sign-off to the admin portal', () => {
    expect(signOffPortal).toEqual({ compliance: 'admin', banking: 'banking', legal: 'law_firm' });
  });
});
