import { dashboardAddress, openGate, signIn, type Page, type Tab } from '../../drive';

/** Something a person does whose cost is measured. */
export interface Visit {
  readonly name: string;
  /** Makes the visitor one who may come here. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly address: string;
  /** The visit is over when an element that matches `region` holds `text`. */
  readonly region: string;
  readonly text: string;
}

export const panel = '#dashboard-panel';

/** Each tab with something of the sample that only its own screen shows. */
const tabs: readonly (readonly [Tab, string])[] = [
  ['processes', 'PF-2024-001'],
  ['transactions', 'Atlas Drilling Corporation'],
  ['clients', 'Meridian Energy Partners'],
  ['compliance', 'Meridian Energy Partners'],
  ['contracts', '$78,000,000'],
  ['notifications', 'Dip test rejected'],
  ['profile', 'Update Profile'],
  ['analytics', 'System Analytics'],
];

const nobody = () => Promise.resolve();

export const overview: Visit = {
  name: 'overview',
  prepare: signIn,
  address: dashboardAddress(),
  region: panel,
  text: '99.9%',
};

/** Every page, and every tab by its own address. */
export const visits: readonly Visit[] = [
  { name: 'gate', prepare: nobody, address: '/', region: 'form', text: 'Access code' },
  { name: 'landing', prepare: openGate, address: '/trustfold', region: '#root h1', text: '' },
  {
    name: 'sign-in',
    prepare: openGate,
    address: '/portal/login',
    region: 'form',
    text: 'Password',
  },
  overview,
  ...tabs.map(([tab, text]) => ({
    name: `${tab}, cold`,
    prepare: signIn,
    address: dashboardAddress('admin', tab),
    region: panel,
    text,
  })),
];

/** A tab that is opened from the overview when it has been fetched ahead. */
export interface WarmTab {
  readonly name: string;
  readonly tab: Tab;
  readonly text: string;
}

export const warmTabs: readonly WarmTab[] = tabs.map(([tab, text]) => ({
  name: `${tab}, warm`,
  tab,
  text,
}));
