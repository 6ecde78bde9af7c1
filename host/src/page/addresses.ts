import { paths } from './paths';

/** URL paths of the pages, by chunk name. */
export const pageAddresses = {
  gate: paths.gate,
  landing: paths.landing,
  'portal-sign-in': paths.portalSignIn,
  'demo-sign-in': paths.demoSignIn,
  'portal-selection': paths.portalSelection,
  dashboard: paths.dashboard,
} as const;

export type PageName = keyof typeof pageAddresses;

const isPageName = (name: string): name is PageName => name in pageAddresses;

export function findPageName(pathname: string): PageName | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path.startsWith(`${pageAddresses.dashboard}/`)) return 'dashboard';
  return Object.keys(pageAddresses)
    .filter(isPageName)
    .find((name) => pageAddresses[name] === path);
}
