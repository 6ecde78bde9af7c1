import { dashboardAddress, openGate, signIn, type Page, type Tab } from '../drive';

/** Something a reader waits for: a record, a figure, a field to write into. */
interface Wanted {
  /** Where it stands. */
  readonly selector: string;
  /** What is written there; a field has none. */
  readonly text?: string;
}

/** A page that is opened, and what is waited for there. */
export interface Visit {
  readonly name: string;
  /** Whether the browser has its cache of an earlier visit. */
  readonly isReturning?: boolean;
  /** Makes the visitor one who may come here. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly address: string;
  readonly wanted: Wanted;
}

const labelled = (label: string, inside: string) =>
  `#dashboard-panel [aria-label="${label}"] ${inside}`;

/** Each tab with something of the sample that only its own screen shows. */
const tabs: readonly (readonly [Tab, Wanted])[] = [
  ['processes', { selector: labelled('Processes', ':is(li, [role="listitem"])'), text: '-001' }],
  ['transactions', { selector: labelled('Transactions', 'article time'), text: '20' }],
  ['clients', { selector: labelled('Clients', 'article dd'), text: '$184,200,000' }],
  ['compliance', { selector: labelled('Compliance cases', 'article span'), text: '%' }],
  ['contracts', { selector: labelled('Contracts', 'article dd'), text: '$78,000,000' }],
  [
    'notifications',
    {
      selector: labelled('Notifications', ':is(li, [role="listitem"])'),
      text: 'Dip test rejected',
    },
  ],
  ['profile', { selector: '#dashboard-panel section p', text: 'Nadia Rahman' }],
  ['analytics', { selector: labelled('Key figures', 'span'), text: '18.5 days' }],
];

const overview: Visit = {
  name: 'overview',
  prepare: signIn,
  address: dashboardAddress(),
  wanted: { selector: labelled('Key figures', 'span'), text: '99.9%' },
};

const tabVisits: readonly Visit[] = tabs.map(([tab, wanted]) => ({
  name: `${tab}, cold`,
  prepare: signIn,
  address: dashboardAddress('admin', tab),
  wanted,
}));

/** Every page, and every tab by its own address; then returning visits. */
export const visits: readonly Visit[] = [
  {
    name: 'gate',
    prepare: () => Promise.resolve(),
    address: '/',
    wanted: { selector: 'form input' },
  },
  {
    name: 'landing',
    prepare: openGate,
    address: '/trustfold',
    wanted: { selector: 'main figure p', text: '$45,000,000' },
  },
  {
    name: 'sign-in',
    prepare: openGate,
    address: '/portal/login',
    wanted: { selector: 'form input[type="password"]' },
  },
  overview,
  ...tabVisits,
  { ...overview, name: 'overview, returning', isReturning: true },
  ...tabVisits
    .filter(({ name }) => name === 'contracts, cold')
    .map((visit) => ({ ...visit, name: 'contracts, returning', isReturning: true })),
];
