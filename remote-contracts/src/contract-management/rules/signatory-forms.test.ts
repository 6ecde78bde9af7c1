import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { setSignatories } from '../commands/set-signatories';
import { unsignedContract } from '../test-envelopes';
import type { SignatoryForm } from './envelope-form';
import { canSetSignatories, applySignatories, toSignatoryForms } from './signatory-forms';

const [, drilling] = contracts as [Contract, Contract];
const now = new Date('2024-07-22T09:00:00.000Z');
const unnamed: Contract = { ...drilling, signatories: [] };
const ada = { name: 'Ada Lind', role: 'Director', email: 'ada@a.example', part: undefined };
const ben = { name: 'Ben Ito', role: 'CFO', email: 'ben@a.example', part: 'witness' } as const;

const refused = (contract: Contract, ...people: readonly SignatoryForm[]) => {
  const result = applySignatories(contract, people, now);
  return result.ok ? undefined : result.reason;
};

describe('naming the signatories before an envelope is sent', () => {
  it('[R74] stores the named signatories in order with unique ids', () => {
    const result = applySignatories(unnamed, [ada, ben], now);
    expect(result.ok && result.contract.signatories).toMatchObject([
      { id: `${drilling.id}-S1`, name: 'Ada Lind', status: 'pending' },
      { id: `${drilling.id}-S2`, name: 'Ben Ito', status: 'pending', part: 'witness' },
    ]);
  });

  it('[R74] the signatories form shows the stored signatories, and saving replaces them', () => {
    const first = applySignatories(unnamed, [ada, ben], now);
    const named = first.ok ? first.contract : unnamed;
    expect(toSignatoryForms(named).map(({ name }) => name)).toEqual(['Ada Lind', 'Ben Ito']);
    const second = applySignatories(named, [ada], now);
    expect(second.ok && second.contract.signatories).toHaveLength(1);
  });

  it.each([
    ['nobody', [], 'Add at least one signatory.'],
    ['only witnesses', [ben], 'Add at least one signatory.'],
    [
      'the same email address twice',
      [ada, { ...ben, email: ' ADA@a.example' }],
      ' ADA@a.example is already part of this envelope.',
    ],
  ] as const)('[R74] refuses %s as signatories', (_what, people, reason) => {
    expect(refused(unnamed, ...people)).toBe(reason);
  });

  it('[R74, R2] refuses to name signatories while an envelope is open, after an envelope was sent, or after signing', () => {
    expect(refused(unsignedContract, ada)).toBe(
      'An envelope is out for signature. Recall it first.',
    );
    expect(canSetSignatories(drilling)).toBe(false);
    expect(refused(drilling, ada)).toBe(
      'An envelope has already been sent. Change the signatories instead.',
    );
    for (const contract of contracts.filter(({ id }) => id !== drilling.id))
      expect(refused(contract, ada)).toMatch(/Amend the contract to make changes/);
  });

  it('[R74, policy] only portals that draft contracts can name signatories, and the log contains names and emails', async () => {
    const workspace = createTestWorkspace({ records: { contracts: [unnamed] } });
    const input = { id: unnamed.id, signatories: [ada] };
    const lawyer = createCommandTester({ workspace, session: createTestSession('law_firm') });
    expect(await lawyer.run(setSignatories, input)).toMatchObject({ error: { kind: 'denied' } });
    const { done, latestEntry } = createCommandTester({ workspace });
    await done(setSignatories, input);
    expect((await latestEntry())?.note).toBe('Ada Lind, ada@a.example');
  });
});
