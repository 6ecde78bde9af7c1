import type { Locator } from '@playwright/test';
import type { Tab } from 'tooling/drive';
import type { SpecifiedRemote } from '../core/specified-remotes';

/** A tab, and what shows that its screen works. */
interface Screen {
  readonly tab: Tab;
  readonly label: string;
  readonly shown: (panel: Locator) => Locator;
}

const contracts: Screen = {
  tab: 'contracts',
  label: 'Contracts',
  shown: (panel) => panel.getByText('$78,000,000').first(),
};
const clients: Screen = {
  tab: 'clients',
  label: 'Clients',
  shown: (panel) => panel.getByText('Atlas Drilling Corporation').first(),
};
const transactions: Screen = {
  tab: 'transactions',
  label: 'Transactions',
  shown: (panel) => panel.getByText('Atlas Drilling Corporation').first(),
};
const profile: Screen = {
  tab: 'profile',
  label: 'Profile',
  shown: (panel) => panel.getByRole('button', { name: 'Export Data' }),
};
const overview: Screen = {
  tab: 'overview',
  label: 'Overview',
  shown: (panel) => panel.getByText('Integration status'),
};

/** Files that a tab cannot do without, the tab, and another that goes on without them. */
interface TabFiles {
  readonly whose: string;
  readonly origin: SpecifiedRemote | 'shell';
  readonly files: Readonly<Record<string, string>>;
  readonly screen: Screen;
  readonly other: Screen;
}

const ofRemote = (remote: SpecifiedRemote, screen: Screen, other = transactions): TabFiles => ({
  whose: remote,
  origin: remote,
  files: {
    entry: '/**/remote-entry.*',
    script: '/**/__federation_expose_*.js*',
    stylesheet: '/**/__federation_expose_*.css*',
  },
  screen,
  other,
});

/** Whose files are broken: each remote’s, what the shell lends to all of them, its own tab’s, and the composition. */
export const tabFiles: readonly TabFiles[] = [
  ofRemote('account', profile),
  ofRemote('compliance', clients),
  ofRemote('contracts', contracts),
  ofRemote('operations', transactions, contracts),
  {
    whose: 'the shell’s platform',
    origin: 'shell',
    files: { script: '/assets/platform.*.js*', stylesheet: '/assets/platform.*.css*' },
    screen: contracts,
    other: overview,
  },
  {
    whose: 'the federation',
    origin: 'shell',
    files: { script: '/assets/federation.*.js*' },
    screen: contracts,
    other: overview,
  },
  {
    whose: 'the overview',
    origin: 'shell',
    files: { script: '/assets/overview.*.js*' },
    screen: overview,
    other: contracts,
  },
  {
    whose: 'the composition',
    origin: 'shell',
    files: { pointer: '/env/**/current.json*' },
    screen: contracts,
    other: overview,
  },
];
