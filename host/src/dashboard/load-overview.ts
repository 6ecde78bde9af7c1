import type { ComponentType } from 'react';

interface OverviewProps {
  /** Whether the audit log is shown as a page of its own. */
  readonly isLog: boolean;
}

type Screen = ComponentType<OverviewProps>;

let overview: Screen | undefined;

/** The overview, once its code has loaded. */
export const loadedOverview = (): Screen | undefined => overview;

/** The shell's own screen: a file of its own, for a visit to a remote's tab needs none of it. */
export async function loadOverview(): Promise<Screen> {
  const { Overview } = await import(/* webpackChunkName: "overview" */ './overview/overview');
  overview = Overview;
  return Overview;
}
