import fc from 'fast-check';
import { contractSummary, contractTitle, searchContracts } from './contract-list';
import { contractStatuses } from './contract-status';
import { type Contract } from './contract.schema';
import { draftedContract } from './create-contract';
import { waiverFlags, waiverText } from './waiver';

const now = new Date('2024-07-22T09:00:00.000Z');
const contract = (changes: Partial<Contract>): Contract => ({
  ...draftedContract({ type: 'supply_agreement', title: '', client: '', value: '' }, now, [], true),
  ...changes,
});

const crude = contract({
  id: 'CON-1',
  title: 'Crude Supply',
  client: 'Meridian Energy',
  status: 'signed',
});
const lease = contract({
  id: 'CON-2',
  title: 'Equipment Lease',
  client: 'Northwind',
  status: 'draft',
});
const rights = contract({
  id: 'CON-3',
  title: 'Rights near Meridian Bay',
  client: 'Atlas',
  status: 'draft',
});
const list = [crude, lease, rights];

describe('a contract’s title', () => {
  it.each(['', ' ', '\n\t'])('[B13] reads Untitled contract for %j', (title) => {
    expect(contractTitle({ title })).toBe('Untitled contract');
  });

  it.each(['A', ' A ', '<b>A</b>'])('[B13] reads %j as it is', (title) => {
    expect(contractTitle({ title })).toBe(title);
  });
});

describe('searching contracts', () => {
  it('[C2] finds a part of the title or the client in either letter case', () => {
    expect(searchContracts(list, { text: 'mERIDIAN' })).toEqual([crude, rights]);
    expect(searchContracts(list, { text: 'lease' })).toEqual([lease]);
    expect(searchContracts(list, { text: 'northwind' })).toEqual([lease]);
  });

  it('[C2] looks at nothing else', () => {
    expect(searchContracts(list, { text: 'CON-1' })).toEqual([]);
    expect(searchContracts(list, { text: 'supply_agreement' })).toEqual([]);
  });

  it('[C2] keeps one status, and both filters at once', () => {
    expect(searchContracts(list, { status: 'draft' })).toEqual([lease, rights]);
    expect(searchContracts(list, { text: 'meridian', status: 'draft' })).toEqual([rights]);
    expect(searchContracts(list, { text: 'meridian', status: 'user_waived' })).toEqual([]);
    expect(searchContracts(list, {})).toEqual(list);
  });

  it('[C2] gives both filters together what each gives alone', () => {
    const filters = fc.record({
      text: fc.constantFrom('', 'm', 'meridian', 'e', 'zzz'),
      status: fc.constantFrom(...contractStatuses),
    });
    fc.assert(
      fc.property(filters, ({ text, status }) => {
        const byText = new Set(searchContracts(list, { text }));
        const both = searchContracts(list, { status }).filter((found) => byText.has(found));
        expect(searchContracts(list, { text, status })).toEqual(both);
      }),
    );
  });
});

describe('the summary of contracts', () => {
  it('[C1] is zero for no contracts', () => {
    expect(contractSummary([])).toEqual({
      total: 0,
      totalValue: 0,
      leftOut: 0,
      legalVerified: 0,
      pendingSignature: 0,
    });
  });

  it('[C1, B15] adds up what is money and says how many values are not', () => {
    const values = ['$1,000', '2000', '', 'to be agreed', '€5', '$0'];
    const summary = contractSummary(values.map((value) => contract({ value })));
    expect(summary).toMatchObject({ total: 6, totalValue: 3000, leftOut: 3 });
  });

  it('[C1] counts completed reviews, and contracts that wait for a signature', () => {
    const signatory = { id: 'S', name: '', role: '', email: '' };
    const signed = { ...signatory, status: 'signed' } as const;
    const pending = { ...signatory, status: 'pending' } as const;
    const declined = { ...signatory, status: 'declined' } as const;
    const summary = contractSummary([
      contract({ legalReview: 'completed', signatories: [signed, pending, pending] }),
      contract({ legalReview: 'completed', signatories: [signed] }),
      contract({ legalReview: 'waived', signatories: [declined] }),
      contract({ legalReview: 'pending' }),
    ]);
    expect(summary).toMatchObject({ legalVerified: 2, pendingSignature: 1 });
  });
});

describe('the waiver', () => {
  it('[C9, C10] uses the stated words', () => {
    expect(waiverFlags).toEqual(['User Waived Legal Review', 'No Legal Validation']);
    expect(waiverText.accept).toBe('I understand and accept these terms');
    expect(waiverText.confirm).toBe('Bypass & Deploy Anyway');
    const disclaimer = waiverText.disclaimer.join(' ');
    for (const words of [
      'not been validated by legal counsel',
      'solely responsible for disputes, compliance violations or unenforceable terms',
      'provider is not liable',
      'flagged User Waived in audit logs',
    ]) {
      expect(disclaimer).toContain(words);
    }
  });
});
