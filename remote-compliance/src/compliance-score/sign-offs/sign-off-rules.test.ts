import { signOffParties, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { completedSignOffs, lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { complianceRecords } from 'shared-kernel/testing/records';
import { giveSignOff, givenSignOffs, missingSignOffs, signOffRefusal } from './sign-off-rules';

const now = new Date('2024-07-22T09:00:00.000Z');
const [sample] = complianceRecords;
if (!sample) throw new Error('The sample has a first case');

const fresh: ComplianceRecord = { ...sample, currentStage: 'approved', signOffs: [] };

describe('sign-offs', () => {
  it('[T2] of a case of before are as many as its stage stands for', () => {
    for (const currentStage of lifecycleStages) {
      expect(givenSignOffs({ ...sample, currentStage })).toHaveLength(
        completedSignOffs(currentStage),
      );
    }
  });

  it('[T2] of every case of the sample are as many as its stage stands for', () => {
    for (const record of complianceRecords) {
      expect(givenSignOffs(record)).toHaveLength(completedSignOffs(record.currentStage));
    }
  });

  it('[CO4] are given one by one, each once, by whom and when', () => {
    let record = fresh;
    for (const party of signOffParties) {
      expect(missingSignOffs(record)).toContain(party);
      const given = giveSignOff(record, { party, comment: '', reviewer: 'Priya Nair' }, now);
      if (!given) throw new Error(`${party} could not sign off`);
      record = given;
      expect(signOffRefusal(record, party)).toMatch(/has signed off already/);
      expect(giveSignOff(record, { party, comment: '', reviewer: 'P' }, now)).toBeUndefined();
    }
    expect(missingSignOffs(record)).toEqual([]);
    expect(record.signOffs).toEqual(
      signOffParties.map((party) => ({ party, at: now.toISOString(), by: 'Priya Nair' })),
    );
  });

  it.each([
    ['initiated', false],
    ['under_review', true],
    ['approved', true],
    ['compliant', false],
    ['executed', false],
  ] as const)('[CO4] while the case is %s: %s', (currentStage, isOpen) => {
    const refusal = signOffRefusal({ ...fresh, currentStage }, 'legal');
    expect(refusal === undefined).toBe(isOpen);
  });

  it('[CO4] counts a party that is listed twice once', () => {
    const twice = [{ party: 'legal' }, { party: 'legal' }] as const;
    expect(givenSignOffs({ ...fresh, signOffs: [...twice] })).toHaveLength(1);
  });
});
