import fc from 'fast-check';
import { createClientDirectory } from 'shared-kernel/domain/client';
import type { Contract } from 'shared-kernel/domain/contract';
import { contractStatuses } from '../contract-status';
import { createDraftContract } from '../commands/create-draft-contract';
import { searchContracts } from './select-visible-contracts';

const now = new Date('2024-07-22T09:00:00.000Z');
const contract = (changes: Partial<Contract>): Contract => ({
  ...createDraftContract(
    { type: 'supply_agreement', title: '', client: '', value: '' },
    now,
    [],
    true,
  ),
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

describe('searching contracts', () => {
  it('[C2] finds contracts by part of a title or client name, ignoring upper and lower case', () => {
    expect(searchContracts(list, { q: 'mERIDIAN' })).toEqual([crude, rights]);
    expect(searchContracts(list, { q: 'lease' })).toEqual([lease]);
    expect(searchContracts(list, { q: 'northwind' })).toEqual([lease]);
  });

  it('[R10, C2] finds words of title and client in any order, but only the exact text in a plain search', () => {
    const loan = contract({ id: 'CON-4', title: 'Straße loan', client: 'Łódź Textiles' });
    expect(searchContracts([...list, loan], { q: 'lodz strasse' })).toEqual([loan]);
    expect(searchContracts(list, { q: 'meridian crude' })).toEqual([crude]);
    expect(searchContracts(list, { q: 'meridian crude' }, { reach: 'plain' })).toEqual([]);
  });

  it('[R4, C2] finds a contract by the client’s current name, a former name or the name typed in the contract', () => {
    const renamed = { id: 'CL-1', companyName: 'Borealis', formerNames: ['Boreal Oil'] };
    const clients = createClientDirectory([renamed]);
    const referring = [{ ...lease, clientId: 'CL-1' }, crude];
    for (const text of ['borealis', 'boreal oil', 'northwind'])
      expect(searchContracts(referring, { q: text }, { clients })).toEqual([referring[0]]);
  });

  it('[C2] searches neither ids nor types of contracts', () => {
    expect(searchContracts(list, { q: 'CON-1' })).toEqual([]);
    expect(searchContracts(list, { q: 'supply_agreement' })).toEqual([]);
  });

  it('[C2] filters contracts by status, alone or together with a search', () => {
    expect(searchContracts(list, { status: 'draft' })).toEqual([lease, rights]);
    expect(searchContracts(list, { q: 'meridian', status: 'draft' })).toEqual([rights]);
    expect(searchContracts(list, { q: 'meridian', status: 'user_waived' })).toEqual([]);
    expect(searchContracts(list, {})).toEqual(list);
  });

  it('[C2] a search with a status filter returns only contracts that match both', () => {
    const filters = fc.record({
      text: fc.constantFrom('', 'm', 'meridian', 'e', 'zzz'),
      status: fc.constantFrom(...contractStatuses),
    });
    fc.assert(
      fc.property(filters, ({ text, status }) => {
        const byText = new Set(searchContracts(list, { q: text }));
        const both = searchContracts(list, { status }).filter((found) => byText.has(found));
        expect(searchContracts(list, { q: text, status })).toEqual(both);
      }),
    );
  });
});
