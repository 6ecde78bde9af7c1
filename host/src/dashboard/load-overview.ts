import type { ComponentType } from 'react';

let overview: ComponentType | undefined;

/** The overview, once its code has come. */
export const loadedOverview = (): ComponentType | undefined => overview;

/** The shell's own screen: a file of its own, for a visit to a remote's tab needs none of it. */
export async function loadOverview(): Promise<ComponentType> {
  const { Overview } = await import(/* webpackChunkName: "overview" */ './overview/overview');
  overview = Overview;
  return Overview;
}
