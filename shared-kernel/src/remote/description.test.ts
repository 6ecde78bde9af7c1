import { permissions } from '../domain/portal';
import type { CollectionIdentity } from '../workspace/database/collection-identity';
import { describeCommands, parseDescription } from './description';

const tab = { key: 'invoices', label: 'Invoices', icon: 'document', order: 90 };
const written = { format: 1, name: 'invoices', screens: { list: { tab } } };

describe('parseDescription', () => {
  it('[federation] a remote’s description gets defaults for omitted fields', () => {
    expect(parseDescription('invoices', written).description?.screens.list).toEqual({
      tab,
      records: [],
      needs: [],
      finds: [],
    });
  });

  it('[federation] a remote’s description states with a boolean whether a screen contains charts', () => {
    const drawing = (draws: unknown) =>
      parseDescription('invoices', { ...written, screens: { list: { tab, draws } } });
    expect(drawing(true).description?.screens.list?.draws).toBe(true);
    expect(drawing('yes').fault).toContain('draws is neither true nor false');
  });

  it('[F4, federation] a remote’s description contains the filters that links can set, with their query parameters', () => {
    const narrowed = (filters: unknown) =>
      parseDescription('invoices', { ...written, screens: { list: { tab, filters } } });
    const filters = { 'due-on': 'dueOn' };
    expect(narrowed(filters).description?.screens.list?.filters).toEqual(filters);
    expect(narrowed({ due: 'a b' }).fault).toContain('filters.due is not a query parameter');
    expect(narrowed({ 'Due on': 'due' }).fault).toContain('is not a short name in lower case');
    expect(narrowed(['due']).fault).toContain('has an invalid description');
  });

  it('[federation] a label in a remote’s description has at most 40 characters', () => {
    const named = (label: string) =>
      parseDescription('invoices', { ...written, screens: { list: { tab: { ...tab, label } } } });
    expect(named('x'.repeat(40)).fault).toBeUndefined();
    expect(named('x'.repeat(41)).fault).toContain('longer than 40 characters');
  });

  it('[federation] the introduction in the heading of a screen has at most 120 characters', () => {
    const begun = (lead: string) =>
      parseDescription('invoices', {
        ...written,
        screens: { list: { tab, heading: { title: 'Invoices', lead } } },
      });
    expect(begun('x'.repeat(120)).description?.screens.list?.heading?.title).toBe('Invoices');
    expect(begun('x'.repeat(121)).fault).toContain('heading.lead is longer than 120 characters');
    expect(begun('<b>').fault).toContain('heading.lead holds markup');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
    '[federation] a remote’s description is rejected if the position of a tab is %p',
    (order) => {
      const screens = { list: { tab: { ...tab, order } } };
      expect(parseDescription('invoices', { ...written, screens }).fault).toContain(
        'tab.order is not a number',
      );
    },
  );

  it('[federation] a description that belongs to another remote is rejected', () => {
    expect(parseDescription('contracts', written).fault).toContain('it calls itself invoices');
  });

  it('[federation] a remote’s description is rejected with a reason if its format is newer', () => {
    expect(parseDescription('invoices', { format: 3 }).fault).toContain('format 3');
  });
});

describe('commands of a remote', () => {
  const inspection = {
    id: 'inspection',
    label: 'Record inspections',
    reason: 'Vendors record inspections.',
    portals: { admin: 'all', vendor: 'own' },
  } as const;
  const terms = {
    record: { id: 'inspection.record', label: 'Recorded an inspection', permission: inspection },
    remove: { id: 'inspection.remove', label: 'Removed an inspection', permission: inspection },
    attach: {
      id: 'inspection.attach',
      label: 'Attached a photo',
      permission: permissions.documents,
      inReference: true,
    },
    print: { id: 'inspection.print', label: 'Printed inspections', permission: 'export' },
  } as const;
  const read = (described: object) => parseDescription('invoices', { ...written, ...described });

  it('[R101] a remote’s description lists its commands, and each required permission once', () => {
    const { description } = read(describeCommands(terms));
    expect(description?.commands).toEqual([
      { ...terms.record, permission: 'inspection' },
      { ...terms.remove, permission: 'inspection' },
      { ...terms.attach, permission: 'documents' },
      terms.print,
    ]);
    expect(description?.permissions).toEqual([inspection, permissions.documents]);
  });

  it.each([
    ['an id without a group', { commands: [{ ...terms.print, id: 'print' }] }, 'commands.0.id'],
    [
      'a scope that does not exist',
      { permissions: [{ ...inspection, portals: { admin: 'every' } }] },
      'permissions.0.portals.admin is neither all nor own',
    ],
  ])(
    '[R101] a remote’s description is rejected if its commands have %s',
    (_what, described, fault) => {
      expect(read(described).fault).toContain(fault);
    },
  );
});

describe('collections of a remote', () => {
  const noteTerms = { name: 'invoices.notes', version: 1 } as const satisfies CollectionIdentity;
  const read = (...collections: readonly unknown[]) =>
    parseDescription('invoices', { ...written, collections });

  it('[R111] a remote’s description lists its collections by name and version', () => {
    const both = [noteTerms, { ...noteTerms, version: 2 }];
    expect(read(...both).description?.collections).toEqual(both);
  });

  it.each([
    ['of another remote', [{ name: 'orders.notes', version: 1 }], 'does not begin with invoices'],
    ['of the kernel', [{ name: 'contracts', version: 1 }], 'collections.0.name is not a name'],
    ['that occurs twice', [noteTerms, noteTerms], 'invoices.notes, version 1 twice'],
    [
      'without a version number',
      [{ ...noteTerms, version: '1' }],
      'collections.0.version is not a number',
    ],
    ['of version 0', [{ ...noteTerms, version: 0 }], 'collections.0.version is below 1'],
  ])(
    '[R111] a remote’s description is rejected if it lists a collection %s',
    (_what, collections, fault) => {
      expect(read(...collections).fault).toContain(fault);
    },
  );
});
