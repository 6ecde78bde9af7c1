import type { Composition, RemoteDescription, RemoteRelease } from 'shared-kernel/remote';
import type { RemoteDescriptions, RemoteTab } from './remote-tabs';

type Screen = RemoteDescription['screens'][string];

const screenOf = (tab: Screen['tab'], further: Partial<Screen> = {}): Screen => ({
  tab,
  records: [],
  needs: [],
  finds: [],
  ...further,
});

export const testRemoteDescriptions: RemoteDescriptions = {
  contracts: {
    format: 1,
    name: 'contracts',
    screens: {
      'contract-management': screenOf(
        { key: 'contracts', label: 'Contracts', icon: 'document', order: 50 },
        {
          heading: { title: 'Contract Management', lead: 'Create contracts and follow them.' },
          records: [{ kind: 'contracts', param: 'contract' }],
          filters: { status: 'status', show: 'show' },
          needs: ['form', 'records'],
          finds: [
            {
              kind: 'contracts',
              collection: 'contracts',
              label: 'title',
              unnamed: 'Untitled contract',
              detail: 'client',
              order: 10,
            },
          ],
        },
      ),
    },
  },
  compliance: {
    format: 1,
    name: 'compliance',
    screens: {
      'client-management': screenOf(
        { key: 'clients', label: 'Clients', icon: 'building', order: 30 },
        {
          records: [{ kind: 'clients', param: 'client' }],
          finds: [
            {
              kind: 'clients',
              collection: 'clients',
              label: 'companyName',
              detail: 'contactPerson',
              order: 20,
            },
          ],
        },
      ),
      'compliance-score': screenOf(
        { key: 'compliance', label: 'Compliance', icon: 'shield-check', order: 40 },
        { records: [{ kind: 'sanctions-entries', param: 'entry' }] },
      ),
    },
  },
  operations: {
    format: 1,
    name: 'operations',
    screens: {
      processes: screenOf(
        { key: 'processes', label: 'Processes', icon: 'workflow', order: 10 },
        {
          records: [{ kind: 'processes', param: 'process' }],
          filters: { status: 'status', due: 'due', assignee: 'assignee' },
          finds: [
            {
              kind: 'processes',
              collection: 'processes',
              label: 'name',
              detail: 'client',
              order: 30,
            },
          ],
        },
      ),
      transactions: screenOf(
        { key: 'transactions', label: 'Transactions', icon: 'swap', order: 20 },
        {
          records: [{ kind: 'transactions', param: 'tx' }],
          filters: {
            type: 'type',
            status: 'status',
            counterparty: 'counterparty',
            from: 'from',
            to: 'to',
          },
          finds: [
            {
              kind: 'transactions',
              collection: 'transactions',
              label: 'reference',
              detail: 'counterparty',
              order: 40,
            },
          ],
        },
      ),
      notifications: screenOf(
        { key: 'notifications', label: 'Notifications', icon: 'bell', order: 60 },
        { records: [{ kind: 'notifications', param: 'n' }], needs: ['records'] },
      ),
    },
  },
  account: {
    format: 1,
    name: 'account',
    screens: {
      profile: screenOf(
        { key: 'profile', label: 'Profile', icon: 'user', order: 70 },
        { filters: { section: 'section' } },
      ),
      analytics: screenOf(
        { key: 'analytics', label: 'Analytics', icon: 'chart', order: 80 },
        {
          heading: { title: 'System Analytics', lead: 'The platform in figures.', isDated: true },
          draws: true,
        },
      ),
    },
  },
};

export const screensInOrder = [
  'operations/processes',
  'operations/transactions',
  'compliance/client-management',
  'compliance/compliance-score',
  'contracts/contract-management',
  'operations/notifications',
  'account/profile',
  'account/analytics',
];

export const contractsTab: RemoteTab = {
  key: 'contracts',
  label: 'Contracts',
  icon: 'document',
  order: 50,
  remote: 'contracts',
  screen: 'contracts/contract-management',
  needs: [],
  params: ['contract'],
  lists: ['contracts'],
};

export function writeRemotesMeta(content: object = testRemoteDescriptions): void {
  document.querySelector('meta[name="trustfold-remotes"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'trustfold-remotes';
  meta.content = JSON.stringify(content);
  document.head.append(meta);
}

export function createTestRelease(description: RemoteDescription, brings: unknown = description) {
  const screens = Object.keys(description.screens);
  const release: RemoteRelease = {
    release: 'a'.repeat(32),
    address: `http://127.0.0.1:1/${description.name}/`,
    entry: 'remote-entry.js',
    kernelRange: '^1.0.0',
    files: Object.fromEntries(
      ['remote-entry', ...screens].map((file) => [`${file}.js`, 'sha384-a']),
    ),
    screens: Object.fromEntries(screens.map((screen) => [screen, [`${screen}.js`]])),
    brings,
  };
  return release;
}

export const createTestComposition = (
  remotes: RemoteDescriptions = testRemoteDescriptions,
): Composition => ({
  schema: 1,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, description]) => [name, createTestRelease(description)]),
  ),
});

export const specifiedTabs = [
  'Overview',
  'Processes',
  'Transactions',
  'Clients',
  'Compliance',
  'Contracts',
  'Notifications',
  'Profile',
  'Analytics',
];
