/** With what a page begins: the HTML shows it before the page, which says the same. */
interface FirstWords {
  readonly title: string;
  readonly lead: string;
}

export const firstWords = {
  landing: {
    title: 'Legal-grade automation for contracts, compliance and payments',
    lead: 'Legal-as-a-Service, KYC/AML compliance scoring, transaction monitoring, process tracking and contract management in one place, for energy-sector and cross-border trade.',
  },
  'portal-sign-in': {
    title: 'Portal access',
    lead: 'Sign in, then choose the portal you work in.',
  },
  'demo-sign-in': {
    title: 'demo portal',
    lead: 'Pick a role to fill in the form. All six share one pair of credentials, and the first match decides: signing in opens the Admin portal.',
  },
  'portal-selection': {
    title: 'Choose a portal',
    lead: 'Six portals over one multi-tenant set of contracts, clients and payments.',
  },
} as const satisfies Readonly<Record<string, FirstWords>>;
