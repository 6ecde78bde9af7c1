/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { contractSchema } from 'shared-kernel/domain/contract';
import { contractDraftSchema, type ContractDraft, contractTypes } from '../rules/contract-draft';
import { createDraftContract, applyContractEdit, createContractId } from './create-draft-contract';

const now = new Date('2024-07-22T23:59:59.999Z');
const stamp = now.getTime();
const draft: ContractDraft = {
  type: 'supply_agreement',
  title: 'Crude',
  client: 'Meridian',
  value: '$1,000',
};

describe('createContractId', () => {
  it('[C8, C13] a new contract id consists of CON- and the timestamp', () => {
    expect(createContractId(now, [])).toBe(`CON-${stamp}`);
  });

  it('[B14] the number in a new contract id is increased until the id is unused', () => {
    expect(createContractId(now, [`CON-${stamp}`])).toBe(`CON-${stamp + 1}`);
    expect(createContractId(now, [`CON-${stamp + 1}`])).toBe(`CON-${stamp}`);
    expect(createContractId(now, [`CON-${stamp + 1}`, `CON-${stamp}`, `CON-${stamp + 2}`])).toBe(
      `CON-${stamp + 3}`,
    );
  });

  it('[B14] never returns the id of an existing contract', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (offsets) => {
        const taken = offsets.map((offset) => `CON-${stamp + offset}`);
        expect(taken).not.toContain(createContractId(now, taken));
      }),
    );
  });
});

describe('createDraftContract', () => {
  it('[C8, C13] creates a draft that requires a legal review', () => {
    expect(createDraftContract(draft, now, [], true)).toEqual({
      ...draft,
      id: `CON-${stamp}`,
      status: 'draft',
      createdDate: '2024-07-22',
      lastModified: '2024-07-22',
      legalReview: 'required',
      signatories: [],
      documents: [],
      notarization: { required: false, status: 'not_required' },
      complianceFlags: [],
    });
  });

  it('[C9] creates a waived contract with two flags if the legal review is skipped', () => {
    expect(createDraftContract(draft, now, [], false)).toMatchObject({
      status: 'user_waived',
      legalReview: 'waived',
      complianceFlags: ['User Waived Legal Review', 'No Legal Validation'],
    });
  });

  it('[C8, B13] accepts an empty title, client and value and stores them unchanged', () => {
    const empty = { ...draft, title: '', client: '', value: '' };
    expect(createDraftContract(v.parse(contractDraftSchema, empty), now, [], true)).toMatchObject(
      empty,
    );
  });

  it('[C8, C9] stores any text unchanged, and the contract matches the schema @deep', () => {
    const drafts = fc.record({
      type: fc.constantFrom(...contractTypes),
      title: fc.string({ unit: 'binary' }),
      client: fc.string({ unit: 'grapheme' }),
      value: fc.string(),
    });
    fc.assert(
      fc.property(drafts, fc.boolean(), (typed, reviewRequired) => {
        const contract = createDraftContract(typed, now, [], reviewRequired);
        expect(contract).toMatchObject(typed);
        expect(v.is(contractSchema, contract)).toBe(true);
      }),
    );
  });

  it('[C9] two waived contracts do not share one list of flags', () => {
    const first = createDraftContract(draft, now, [], false);
    const second = createDraftContract(draft, now, [], false);
    expect(first.complianceFlags).not.toBe(second.complianceFlags);
  });
});

describe('applyContractEdit', () => {
  it('[C3] editing a contract replaces only its four fields and the date of the last change', () => {
    const contract = createDraftContract(draft, new Date('2024-01-01T00:00:00Z'), [], false);
    const edited: ContractDraft = { type: 'joint_venture', title: 'B', client: 'C', value: 'D' };
    expect(applyContractEdit(contract, edited, now)).toEqual({
      ...contract,
      ...edited,
      lastModified: '2024-07-22',
    });
  });
});
