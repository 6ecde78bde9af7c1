import { dashboardAddress, openGate, signIn, type Page, type Tab } from '../drive';

/** With an empty cache, or a new page with the cache of an earlier visit. */
type VisitKind = 'cold' | 'returning';

/** Something a reader waits for: a record, a figure, a field to write into. */
interface Wanted {
  /** Where it stands. */
  readonly selector: string;
  /** What is written there; a field has none. */
  readonly text?: string;
}

/** Something a person does whose cost is measured. */
export interface Visit {
  readonly name: string;
  readonly kind: VisitKind;
  /** Makes the visitor one who may come here. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly address: string;
  /** A record, a figure, or the field that is to be filled in. */
  readonly wanted: Wanted;
}

type Place = Pick<Visit, 'prepare' | 'address' | 'wanted'>;

const anyVisitor = () => Promise.resolve();

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

const overviewPlace: Place = {
  prepare: signIn,
  address: dashboardAddress(),
  wanted: { selector: labelled('Key figures', 'span'), text: '99.9%' },
};

const tabPlace = (tab: Tab, wanted: Wanted): Place => ({
  prepare: signIn,
  address: dashboardAddress('admin', tab),
  wanted,
});

const visit = (name: string, kind: VisitKind, place: Place): Visit => ({ ...place, name, kind });

const password = 'form input[type="password"]';

/** Every page, and every tab by its own address; then returning visits. */
export const visits: readonly Visit[] = [
  visit('gate', 'cold', { prepare: anyVisitor, address: '/', wanted: { selector: 'form input' } }),
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
  visit('overview', 'cold', overviewPlace),
  ...tabs.map(([tab, wanted]) => visit(`${tab}, cold`, 'cold', tabPlace(tab, wanted))),
  visit('overview, returning', 'returning', overviewPlace),
  ...tabs
    .filter(([tab]) => tab === 'contracts')
    .map(([tab, wanted]) => visit(`${tab}, returning`, 'returning', tabPlace(tab, wanted))),
];
