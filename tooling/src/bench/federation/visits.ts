import { dashboardAddress, openGate, signIn, type Page, type Tab } from '../../drive';
import type { Expected, Wanted } from '../probe/probe';

/** An empty cache; a warm one and a new page; or an empty one of a reader for whom much is fetched ahead. */
export type VisitKind = 'cold' | 'returning' | 'ahead';

/** Something a person does whose cost is measured. */
export interface Visit extends Expected {
  readonly name: string;
  readonly kind: VisitKind;
  /** Makes the visitor one who may come here. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly address: string;
}

type Place = Pick<Visit, 'prepare' | 'address' | 'wanted'> & Partial<Pick<Visit, 'hasCharts'>>;

const nobody = () => Promise.resolve();

const labelled = (label: string, inside: string) =>
  `#dashboard-panel [aria-label="${label}"] ${inside}`;

/** Each tab with something of the sample that only its own screen shows. */
const tabs: readonly (readonly [Tab, Wanted])[] = [
  ['processes', { selector: labelled('Processes', 'li'), text: '-001' }],
  ['transactions', { selector: labelled('Transactions', 'article time'), text: '20' }],
  ['clients', { selector: labelled('Clients', 'article dd'), text: '$184,200,000' }],
  ['compliance', { selector: labelled('Compliance cases', 'article span'), text: '%' }],
  ['contracts', { selector: labelled('Contracts', 'article dd'), text: '$78,000,000' }],
  ['notifications', { selector: labelled('Notifications', 'li'), text: 'Dip test rejected' }],
  ['profile', { selector: '#dashboard-panel section p', text: 'Nadia Rahman' }],
  ['analytics', { selector: labelled('Key figures', 'span'), text: '18.5 days' }],
];

const hasCharts = (tab: Tab) => tab === 'overview' || tab === 'analytics';

const overviewPlace: Place = {
  prepare: signIn,
  address: dashboardAddress(),
  wanted: { selector: labelled('Key figures', 'span'), text: '99.9%' },
  hasCharts: true,
};

const tabPlace = (tab: Tab, wanted: Wanted): Place => ({
  prepare: signIn,
  address: dashboardAddress('admin', tab),
  wanted,
  hasCharts: hasCharts(tab),
});

const visit = (name: string, kind: VisitKind, place: Place): Visit => ({
  hasCharts: false,
  ...place,
  name,
  kind,
});

const password = 'form input[type="password"]';

export const overview = visit('overview', 'cold', overviewPlace);

/** Every page, and every tab by its own address; then who comes again, and for whom much is fetched ahead. */
export const visits: readonly Visit[] = [
  visit('gate', 'cold', { prepare: nobody, address: '/', wanted: { selector: 'form input' } }),
  visit('landing', 'cold', {
    prepare: openGate,
    address: '/trustfold',
    wanted: { selector: 'main figure p', text: '$45,000,000' },
  }),
  visit('sign-in', 'cold', {
    prepare: openGate,
    address: '/portal/login',
    wanted: { selector: password },
  }),
  overview,
  ...tabs.map(([tab, wanted]) => visit(`${tab}, cold`, 'cold', tabPlace(tab, wanted))),
  visit('overview, all fetched ahead', 'ahead', overviewPlace),
  visit('overview, returning', 'returning', overviewPlace),
  ...tabs
    .filter(([tab]) => tab === 'contracts')
    .map(([tab, wanted]) => visit(`${tab}, returning`, 'returning', tabPlace(tab, wanted))),
];

/** A tab that is opened from the overview when it has been fetched ahead. */
export interface WarmTab extends Expected {
  readonly name: string;
  readonly tab: Tab;
}

export const warmTabs: readonly WarmTab[] = tabs.map(([tab, wanted]) => ({
  name: `${tab}, warm`,
  tab,
  wanted,
  hasCharts: hasCharts(tab),
}));
