import { sharedModuleNames, type RemoteDescription } from 'shared-kernel/remote';
import { readPageMeta } from './read-page-meta';

export type RemoteDescriptions = Readonly<Record<string, RemoteDescription>>;

export type Screen = RemoteDescription['screens'][string];

export type ScreenId = `${string}/${string}`;

export const getRemoteName = (id: ScreenId): string => id.slice(0, id.indexOf('/'));

/** Name of a shared module that loads on demand, because only some screens need it. */
export type LazySharedModule = (typeof sharedModuleNames.lazyModules)[number];

export interface RemoteTab extends Readonly<Screen['tab']> {
  readonly remote: string;
  readonly screen: ScreenId;
  readonly needs: readonly LazySharedModule[];
  readonly heading?: Screen['heading'];
  readonly params: readonly string[];
  /** Names of the collections that the tab lists. */
  readonly lists: readonly string[];
  /** Why the release cannot be used. Completes a sentence that starts with “The release”. */
  readonly fault?: string;
}

/** Returns the descriptions of the remotes that were known when the shell was built. The build has validated them. */
export const readBuiltInRemotes = (): RemoteDescriptions =>
  readPageMeta('remotes') as RemoteDescriptions;

const byOrder = (a: RemoteTab, b: RemoteTab) => a.order - b.order || (a.key < b.key ? -1 : 1);

export const sortTabs = (tabs: readonly RemoteTab[]): readonly RemoteTab[] =>
  [...tabs].sort(byOrder);

export const createRemoteTabs = ({ name, screens }: RemoteDescription): RemoteTab[] =>
  Object.entries(screens).map(([screen, { tab, needs, draws, heading, records, finds }]) => ({
    ...tab,
    remote: name,
    screen: `${name}/${screen}` as const,
    needs: draws === true ? [...needs, sharedModuleNames.charts] : needs,
    heading,
    params: records.map(({ param }) => param),
    lists: [...records.map(({ kind }) => kind), ...finds.map(({ collection }) => collection)],
  }));

export const listScreens = (described: RemoteDescriptions): readonly Screen[] =>
  Object.values(described).flatMap(({ screens }) => Object.values(screens));

export const listTabs = (described: RemoteDescriptions): readonly RemoteTab[] =>
  sortTabs(Object.values(described).flatMap(createRemoteTabs));

/** Returns the heading of a tab, or `undefined` if the URL names an open record, which has its own heading. */
export const getTabHeading = ({ heading, params }: RemoteTab, address: URLSearchParams) =>
  params.some((param) => address.has(param)) ? undefined : heading;

export const findTab = (tabs: readonly RemoteTab[], key: string | null): RemoteTab | undefined =>
  tabs.find((tab) => tab.key === key);
