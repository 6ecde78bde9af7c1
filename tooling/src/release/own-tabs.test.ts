import type { Composition } from 'shared-kernel/remote';
import { fakeDescription } from './fake-build';
import { fakeRelease } from './fake-release';
import { requireOwnTabs } from './own-tabs';

const current: Composition = {
  schema: 1,
  remotes: {
    contracts: {
      ...fakeRelease({ mark: 'one' }).description,
      address: '/contracts/',
      brings: fakeDescription('contracts'),
    },
    old: { ...fakeRelease({ mark: 'old' }).description, address: '/old/' },
  },
};

const named = (key: string) => fakeDescription('invoices', { key });

describe('requireOwnTabs', () => {
  it.each([
    ['a tab of its own', current, 'invoices', named('invoices')],
    ['the tab that it had before', current, 'contracts', fakeDescription('contracts')],
    ['a tab in an environment that has none', undefined, 'invoices', named('contracts')],
    ['nothing', current, 'invoices', undefined],
  ])('[federation] takes a remote that brings %s', (_what, composition, name, brings) => {
    expect(() => requireOwnTabs(composition, name, brings)).not.toThrow();
  });

  it.each([
    ['contracts', 'contracts'],
    ['overview', 'the shell'],
  ])('[federation] refuses one that brings a tab “%s”, which is of %s', (key, owner) => {
    expect(() => requireOwnTabs(current, 'invoices', named(key))).toThrow(
      `invoices brings a tab “${key}”, and so does ${owner}: give it another key.`,
    );
  });

  it('[federation] refuses one that brings the same tab twice', () => {
    const { screens, ...rest } = fakeDescription('invoices');
    const twice = { ...rest, screens: { ...screens, second: screens.screen } };
    expect(() => requireOwnTabs(undefined, 'invoices', twice)).toThrow('and so does invoices');
  });
});
