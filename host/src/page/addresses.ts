import { paths } from './paths';

/** URL paths of the pages, by chunk name. */
export const pagePaths = {
  gate: paths.gate,
  landing: paths.landing,
  'portal-sign-in': paths.portalSignIn,
  'demo-sign-in': paths.demoSignIn,
  'portal-selection': paths.portalSelection,
  dashboard: paths.dashboard,
} as const;

export type PageName = keyof typeof pagePaths;

const isPageName = (name: string): name is PageName => name in pagePaths;

export function findPageName(pathname: string): PageName | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path.startsWith(`${pagePaths.dashboard}/`)) return 'dashboard';
  return Object.keys(pagePaths)
    .filter(isPageName)
    .find((name) => pagePaths[name] === path);
}
