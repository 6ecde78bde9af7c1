import { paths } from './paths';

/** Addresses of the pages by chunk name. */
export const addresses = {
  gate: paths.gate,
  landing: paths.landing,
  'portal-sign-in': paths.portalSignIn,
  'demo-sign-in': paths.demoSignIn,
  'portal-selection': paths.portalSelection,
  dashboard: paths.dashboard,
} as const;

export type PageName = keyof typeof addresses;

const isPageName = (name: string): name is PageName => name in addresses;

export function pageNameOf(pathname: string): PageName | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path.startsWith(`${addresses.dashboard}/`)) return 'dashboard';
  return Object.keys(addresses)
    .filter(isPageName)
    .find((name) => addresses[name] === path);
}
