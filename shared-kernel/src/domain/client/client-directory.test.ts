import {
  parseClientChoice,
  listClientChoices,
  createClientDirectory,
  emptyClientDirectory,
} from './client-directory';
import { listFormerNames, noClientId } from './client-reference';

const acme = { id: 'CL-1', companyName: 'Acme Trading' };
const renamed = { id: 'CL-2', companyName: 'Borealis', formerNames: ['Boreal Oil'] };
const directory = createClientDirectory([acme, renamed]);

describe('createClientDirectory', () => {
  it.each([
    ['the whole name', { client: 'Acme Trading' }, 'CL-1'],
    ['the name in another case', { counterparty: ' ACME trading ' }, 'CL-1'],
    ['a part of the name', { client: 'Acme' }, undefined],
    ['the name with additional text', { clientName: 'Acme Trading Ltd' }, undefined],
    ['a former name', { counterparty: 'Boreal Oil' }, undefined],
    ['a name of no client', { counterparty: 'Harborline' }, undefined],
    ['an empty name', { client: '' }, undefined],
    ['no name', {}, undefined],
    ['an id, whatever the name', { client: 'Acme Trading', clientId: 'CL-2' }, 'CL-2'],
    ['no client', { client: 'Acme Trading', clientId: noClientId }, undefined],
    ['an id of no client', { client: 'Acme Trading', clientId: 'CL-9' }, undefined],
  ])('[R4] finds the client by %s', (_what, record, id) => {
    expect(directory.idOf(record)).toBe(id);
  });

  it('[R4] a name that several clients share finds no client', () => {
    const twice = [acme, { id: 'CL-3', companyName: 'Acme Trading' }];
    expect(createClientDirectory(twice).idOf({ client: 'Acme Trading' })).toBeUndefined();
    expect(
      createClientDirectory([...twice, { ...acme, id: 'CL-4' }]).idOf({ client: 'Acme Trading' }),
    ).toBe(undefined);
  });

  it('[R4] a client whose name matches exactly takes precedence over similar names', () => {
    const { idOf } = createClientDirectory([acme, { id: 'CL-3', companyName: 'ACME TRADING' }]);
    expect(idOf({ client: 'Acme Trading' })).toBe('CL-1');
    expect(idOf({ client: 'ACME TRADING' })).toBe('CL-3');
    expect(idOf({ client: 'acme trading' })).toBeUndefined();
  });

  it('[R4] a record shows the client’s current name if the id is known, and otherwise the stored text', () => {
    const record = { id: 'TX-1', counterparty: 'Boreal Oil', clientId: 'CL-2' };
    expect(directory.shown(record)).toEqual({ ...record, counterparty: 'Borealis' });
    expect(directory.shown(record)).toBe(directory.shown(record));
    expect(record.counterparty).toBe('Boreal Oil');
    const others = [{ client: 'Boreal Oil' }, { client: 'Acme Trading', clientId: 'CL-1' }, {}];
    for (const other of others) expect(directory.shown(other)).toBe(other);
    expect(emptyClientDirectory.shown(record)).toBe(record);
    expect(directory.nameOf(record)).toBe('Borealis');
    expect(directory.nameOf({ clientName: 'Harborline' })).toBe('Harborline');
  });

  it('[R4] a search finds a record by the current name of its client, a former name and the name in the record', () => {
    expect(directory.namesOf({ client: 'Boreal', clientId: 'CL-2' })).toEqual([
      'Borealis',
      'Boreal Oil',
      'Boreal',
    ]);
    expect(directory.namesOf({ counterparty: 'Harborline' })).toEqual(['Harborline']);
    expect(directory.namesOf({})).toEqual([]);
  });
});

describe('client names', () => {
  it('[R4] each former name of a client is listed once, without the current name', () => {
    expect(listFormerNames(acme, 'Acme')).toEqual(['Acme Trading']);
    expect(listFormerNames(renamed, 'Boreal Oil')).toEqual(['Borealis']);
    expect(listFormerNames(renamed, 'North')).toEqual(['Borealis', 'Boreal Oil']);
    expect(listFormerNames(acme, 'Acme Trading')).toEqual([]);
  });

  it('[R4] clients with the same name are shown with their ids', () => {
    const clients = [acme, renamed, { id: 'CL-3', companyName: 'Acme Trading' }];
    expect(listClientChoices(clients)).toEqual([
      'Acme Trading (CL-1)',
      'Borealis',
      'Acme Trading (CL-3)',
    ]);
    expect(parseClientChoice('Acme (UK) Trading (CL-3)')).toEqual({
      name: 'Acme (UK) Trading',
      id: 'CL-3',
    });
    expect(parseClientChoice('Acme Trading')).toBeUndefined();
  });
});
