import type { Locator, Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn } from 'tooling/browser';
import type { FaultOutcome } from './faults';

interface PageFiles {
  readonly whose: string;
  readonly files: Readonly<Record<string, string>>;
  readonly address: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
  readonly outcome: FaultOutcome;
}

const outcome: FaultOutcome = 'Try Again';

const ownFiles = (name: string) => ({
  script: `/assets/${name}.*.js*`,
  stylesheet: `/assets/${name}.*.css*`,
});

const dashboard = {
  address: dashboardAddress('admin', 'contracts'),
  before: signIn,
  shown: (page: Page) => page.locator('#dashboard-panel').getByText('$78,000,000').first(),
};

export const pageFiles: readonly PageFiles[] = [
  {
    whose: 'the landing page',
    files: ownFiles('landing'),
    address: '/trustfold',
    before: openGate,
    shown: (page) => page.getByRole('banner').getByRole('link', { name: 'Portal Access' }),
    outcome,
  },
  {
    whose: 'the sign-in',
    files: ownFiles('portal-sign-in'),
    address: '/portal/login',
    before: openGate,
    shown: (page) => page.getByRole('button', { name: 'Access Portal' }),
    outcome,
  },
  {
    whose: 'the demo sign-in',
    files: ownFiles('demo-sign-in'),
    address: '/portal/demo',
    before: openGate,
    shown: (page) => page.getByLabel('Email'),
    outcome,
  },
  {
    whose: 'the portal selection',
    files: ownFiles('portal-selection'),
    address: '/trustfold/login',
    before: signIn,
    shown: (page) => page.getByRole('link', { name: 'Demo portal' }),
    outcome,
  },
  {
    whose: 'the page of a wrong address',
    files: ownFiles('not-found'),
    address: '/trustfold/nothing',
    before: openGate,
    shown: (page) => page.getByRole('heading', { name: 'Page not found' }),
    outcome,
  },
  {
    whose: 'the dashboard',
    files: {
      ...ownFiles('dashboard'),
      router: '/assets/routed-app.*.js*',
      'script of all tabs': '/assets/dashboard-shared.*.js*',
      'antd’s stylesheet': '/assets/antd.*.css*',
    },
    ...dashboard,
    outcome,
  },
  {
    whose: 'every page',
    files: { 'first script': '/assets/main.*.js*' },
    ...dashboard,
    outcome: 'Reload',
  },
  {
    whose: 'every page',
    files: { font: '/assets/inter-latin-wght-normal.*.woff2*' },
    ...dashboard,
    outcome: 'unseen',
  },
];
