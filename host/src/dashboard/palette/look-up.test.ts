import { clients, contracts, processes, transactions } from 'shared-kernel/fixtures';
import { described } from '../../federation/test-remotes';
import { lookUp } from './look-up';

const records: Readonly<Record<string, readonly object[]>> = {
  contracts,
  clients,
  processes,
  transactions,
};

const findables = Object.values(described).flatMap(({ screens }) =>
  Object.values(screens).flatMap(({ finds }) => finds),
);

const lookUpIn = (text: string, kind: string, held = records[kind] ?? []) => {
  const findable = findables.find((one) => one.kind === kind);
  if (!findable) throw new Error(`${kind} can be found`);
  return lookUp(text, held, findable);
};

const kindsFor = (text: string) =>
  Object.keys(records).filter((kind) => lookUpIn(text, kind).length > 0);

describe('lookUp', () => {
  it('[F2] finds what is called so, whoever it belongs to', () => {
    expect(lookUpIn('crude oil supply', 'contracts')).toEqual([
      {
        id: 'CON-1710235800000',
        label: 'Crude Oil Supply Agreement',
        detail: 'Meridian Energy Partners',
      },
    ]);
    expect(kindsFor('crude oil supply')).toEqual(['contracts']);
    expect(kindsFor('MERIDIAN')).toEqual(
      expect.arrayContaining(['contracts', 'clients', 'transactions']),
    );
  });

  it('[F2] finds a record by its id', () => {
    expect(lookUpIn('CON-1710235800000', 'contracts')).toHaveLength(1);
    expect(lookUpIn('pf-2024-001', 'processes').map(({ id }) => id)).toEqual(['PF-2024-001']);
  });

  it('[F2] asks for two letters and gives five of a kind', () => {
    expect(kindsFor('')).toEqual([]);
    expect(kindsFor(' e ')).toEqual([]);
    const [first] = contracts;
    const copies = Array.from({ length: 9 }, (_, index) => ({ ...first, id: `CON-${index}` }));
    expect(lookUpIn('crude oil supply', 'contracts', copies).map(({ id }) => id)).toEqual([
      'CON-0',
      'CON-1',
      'CON-2',
      'CON-3',
      'CON-4',
    ]);
  });

  it('[F2] finds nothing where nothing is called so', () => {
    expect(kindsFor('no such thing')).toEqual([]);
  });

  it('[F2, B13] calls a record without a name as its remote says', () => {
    const blank = [{ id: 'CON-1', title: ' ', client: 'Meridian Energy Partners' }];
    expect(lookUpIn('untitled', 'contracts', blank)).toMatchObject([
      { id: 'CON-1', label: 'Untitled contract' },
    ]);
  });

  it('[F2] passes by a record that has no such fields', () => {
    expect(lookUpIn('anything', 'contracts', [{}, { id: 7, title: {} }])).toEqual([]);
  });
});
