import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { applyDelegation } from './delegation';

const [crudeSupply, drillingRights] = contracts as [Contract, Contract];
const now = new Date(2024, 6, 22, 9);
const ada = { name: 'Ada Lind', role: 'Deputy', email: 'ada@lind.example' };
const taken = crudeSupply.signatories[2]?.email ?? '';

describe('delegating a signature', () => {
  it('[signatures, C7] the delegate replaces the signatory in the signing order, and the contract records who delegated', () => {
    const result = applyDelegation(crudeSupply, 'SIG-002', ada, now);
    expect(result.ok && result.contract.signatories).toEqual(
      crudeSupply.signatories.map((person) =>
        person.id === 'SIG-002' ? { ...person, ...ada, delegatedBy: 'Daniel Okoro' } : person,
      ),
    );
  });

  it.each([
    ['of a person who has signed', crudeSupply, 'SIG-001', ada, /pending action/],
    ['unknown', crudeSupply, 'SIG-9', ada, /pending action/],
    [
      'of a viewer',
      {
        ...crudeSupply,
        signatories: crudeSupply.signatories.map((person) =>
          person.id === 'SIG-003' ? { ...person, part: 'viewer' as const } : person,
        ),
      },
      'SIG-003',
      ada,
      /pending action/,
    ],
    [
      'to a participant',
      crudeSupply,
      'SIG-002',
      { ...ada, email: ` ${taken.toUpperCase()}` },
      /is already part of this envelope/,
    ],
    [
      'without an envelope',
      drillingRights,
      'SIG-004',
      ada,
      /Complete the legal review|No envelope/,
    ],
    [
      'after the last day',
      { ...crudeSupply, envelope: { expiresOn: '2024-07-21' } },
      'SIG-002',
      ada,
      /expired on Jul 21, 2024/,
    ],
  ])('[signatures, C7] refuses to delegate a signature: %s', (_who, contract, id, to, reason) => {
    const result = applyDelegation(contract, id, to, now);
    expect(result.ok ? '' : result.reason).toMatch(reason);
  });
});
