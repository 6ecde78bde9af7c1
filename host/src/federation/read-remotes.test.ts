import type { RemoteDescription } from 'shared-kernel/remote';
import { readRemotes } from './read-remotes';
import { listRecordRoutes, listTabFilters } from './descriptions';
import {
  createTestComposition,
  testRemoteDescriptions,
  createTestRelease,
  screensInOrder,
} from '../page/test-remotes';

const invoices = (changes: object = {}): RemoteDescription => ({
  format: 1,
  name: 'invoices',
  screens: {
    list: {
      tab: { key: 'invoices', label: 'Invoices', icon: 'document', order: 90, ...changes },
      records: [],
      needs: [],
      finds: [],
    },
  },
});

const withInvoices = (description: RemoteDescription, brings: unknown = description) => {
  const composition = createTestComposition();
  composition.remotes.invoices = createTestRelease(description, brings);
  return composition;
};

const keys = (composition = createTestComposition(), stamped = testRemoteDescriptions) =>
  readRemotes(composition, stamped).tabs.map(({ key }) => key);

const faultOf = (
  composition: ReturnType<typeof createTestComposition>,
  stamped = testRemoteDescriptions,
) => {
  const { tabs } = readRemotes(composition, stamped);
  const faulty = tabs.filter(({ fault }) => fault !== undefined);
  expect(tabs.filter(({ fault }) => fault === undefined).map(({ screen }) => screen)).toEqual(
    screensInOrder,
  );
  return faulty;
};

describe('readRemotes', () => {
  it('[F3] sorts the tabs by the order that the remotes declare', () => {
    const { tabs } = readRemotes(createTestComposition(), {});
    expect(tabs.map(({ screen }) => screen)).toEqual(screensInOrder);
  });

  it('[F3] a remote that was unknown when the shell was built has a tab', () => {
    expect(keys(withInvoices(invoices()))).toEqual([...keys(), 'invoices']);
  });

  it('[F3] tabs with the same order number are sorted by key, and any number is accepted', () => {
    expect(keys(withInvoices(invoices({ order: -1.5 })))[0]).toBe('invoices');
    expect(keys(withInvoices(invoices({ order: 10 }))).slice(0, 2)).toEqual([
      'invoices',
      'processes',
    ]);
  });

  it('[F3] a remote that is known at build time but not deployed has no tab', () => {
    const composition = createTestComposition();
    delete composition.remotes.account;
    expect(keys(composition)).not.toContain('profile');
  });

  it.each([
    ['an unknown icon', { icon: 'unicorn' }, 'screens.list.tab.icon is not an icon of the product'],
    ['an order that is not a number', { order: 'last' }, 'screens.list.tab.order is not a number'],
    ['a label of 300 letters', { label: 'x'.repeat(300) }, 'label is longer than 40 characters'],
    ['an empty label', { label: '   ' }, 'label is empty'],
    ['a label with markup', { label: '<b>Invoices</b>' }, 'label holds markup'],
    ['an invalid key', { key: '../x' }, 'key is not a short name in lower case'],
  ])(
    '[E3, F3] an error tab appears for %s, and all other tabs stay unchanged',
    (_case, changes, message) => {
      const [tab, ...others] = faultOf(withInvoices(invoices(), invoices(changes)));
      expect(others).toEqual([]);
      expect(tab).toMatchObject({ key: 'invoices', label: 'invoices', remote: 'invoices' });
      expect(tab?.fault).toContain(message);
    },
  );

  it.each([undefined, null, 7, 'text', [], {}])(
    '[E3, F3] shows an error tab for a release with the description %j',
    (brings) => {
      const composition = withInvoices(invoices());
      composition.remotes.invoices = { ...createTestRelease(invoices()), brings };
      expect(faultOf(composition)).toMatchObject([{ key: 'invoices', icon: 'warning' }]);
    },
  );

  it('[E3, F3] an inherited object property is not treated as a remote', () => {
    const composition = createTestComposition();
    const everyObjectHas = 'constructor';
    composition.remotes[everyObjectHas] = createTestRelease(invoices(), 7);
    expect(faultOf(composition)).toMatchObject([{ key: everyObjectHas, label: everyObjectHas }]);
  });

  it('[E3, F3] reports a newer description format as unsupported', () => {
    const newer = { ...invoices(), format: 2, screens: [] };
    expect(faultOf(withInvoices(invoices(), newer))[0]?.fault).toContain('description format 2');
  });

  it('[E3, F3] reports which screen’s files are missing in a release', () => {
    const composition = withInvoices(invoices());
    const release = createTestRelease(invoices());
    composition.remotes.invoices = { ...release, screens: {} };
    expect(faultOf(composition)[0]?.fault).toBe('does not contain the files of screen list.');
    composition.remotes.invoices = { ...release, screens: { list: ['other.js'] } };
    expect(faultOf(composition)[0]?.fault).toBe('does not contain the files of screen list.');
  });

  it('[F3] the description of a remote on a development server is accepted without a list of files', () => {
    const composition = withInvoices(invoices());
    composition.remotes.invoices = { ...createTestRelease(invoices()), files: {}, screens: {} };
    expect(keys(composition)).toContain('invoices');
  });

  it.each([
    ['contracts', 'contracts'],
    ['overview', 'the shell'],
  ])('[E3, F3] reports an error if a second remote claims the tab %s', (key, holder) => {
    const [tab] = faultOf(withInvoices(invoices({ key })));
    expect(tab).toMatchObject({
      key: 'invoices',
      fault: `uses the tab “${key}”, which is already used by ${holder}.`,
    });
  });

  const finds = {
    kind: 'contracts',
    collection: 'contracts',
    label: 'title',
    detail: 'client',
    order: 1,
  };
  it.each([
    ['opens', { records: [{ kind: 'contracts', param: 'open' }] }],
    ['finds', { finds: [finds] }],
  ])(
    '[E3, F3] reports an error if a remote declares that it %s another remote’s records',
    (_how, more) => {
      const { list, ...screens } = invoices().screens;
      if (!list) throw new Error('invoices has a list');
      const greedy = {
        ...invoices(),
        name: 'aaa',
        screens: { ...screens, list: { ...list, ...more } },
      };
      const composition = createTestComposition();
      composition.remotes.aaa = createTestRelease(greedy);
      expect(faultOf(composition)).toMatchObject([
        {
          key: 'invoices',
          fault: 'uses the records “contracts”, which is already used by contracts.',
        },
      ]);
      expect(
        listRecordRoutes(readRemotes(composition, testRemoteDescriptions).described).contracts,
      ).toEqual({
        tab: 'contracts',
        param: 'contract',
      });
      const [newer] = readRemotes(composition, {}).tabs.filter(({ fault }) => fault !== undefined);
      expect(newer).toMatchObject({
        fault: 'uses the records “contracts”, which is already used by aaa.',
      });
    },
  );

  it('[F4, F3] each tab has the filters that its screen declares, and none if the release is older', () => {
    const filters = { due: 'dueOn' };
    const { list } = invoices().screens;
    if (!list) throw new Error('invoices has a list');
    const newer = { ...invoices(), screens: { list: { ...list, filters } } };
    const filtersOf = (remote: RemoteDescription) =>
      listTabFilters(readRemotes(withInvoices(remote), testRemoteDescriptions).described).invoices;
    expect(filtersOf(newer)).toEqual(filters);
    expect(filtersOf(invoices())).toEqual({});
  });

  it.each([
    ['../other.js', 'names the file “../other.js”, which is not a path in its folder.'],
    ['https://a.example/x.js', 'names the file “https://a.example/x.js”, which is not a path'],
    ['other.js', 'begins with “other.js”, which is not one of its files.'],
  ])('[E3, security] a release with the entry %s is rejected', (entry, fault) => {
    const composition = withInvoices(invoices());
    composition.remotes.invoices = { ...createTestRelease(invoices()), entry };
    const [tab] = faultOf(composition);
    expect(tab?.fault).toContain(fault);
  });

  it('[E3, F3] a tab that two remotes claim belongs to the remote known at build time', () => {
    const greedy = { ...invoices({ key: 'contracts' }), name: 'aaa' };
    const composition = createTestComposition();
    composition.remotes.aaa = createTestRelease(greedy);
    expect(faultOf(composition)).toMatchObject([{ remote: 'aaa', key: 'aaa' }]);
  });

  it('[E3, F3] shows the error of a known remote in that remote’s tabs', () => {
    const composition = createTestComposition();
    const { operations } = testRemoteDescriptions;
    if (!operations) throw new Error('operations is described');
    composition.remotes.operations = createTestRelease(operations, { format: 1 });
    const { tabs } = readRemotes(composition, testRemoteDescriptions);
    expect(tabs.map(({ key }) => key)).toEqual(keys());
    expect(tabs.filter(({ fault }) => fault !== undefined).map(({ key }) => key)).toEqual([
      'processes',
      'transactions',
      'notifications',
    ]);
  });
});
