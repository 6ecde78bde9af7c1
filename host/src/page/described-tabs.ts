import { platform, type RemoteDescription } from 'shared-kernel/remote';
import { pageMeta } from './page-meta';

/** What each remote says of itself, by its name. */
export type Described = Readonly<Record<string, RemoteDescription>>;

export type Screen = RemoteDescription['screens'][string];

/** A screen by its remote and its name in it. */
export type ScreenId = `${string}/${string}`;

/** The remote that owns a screen. */
export const remoteOf = (id: ScreenId): string => id.slice(0, id.indexOf('/'));

/** A part of the platform that comes for the screens that need it. */
export type PlatformPart = (typeof platform.lateParts)[number];

/** A tab of the dashboard that a remote brings. */
export interface RemoteTab extends Readonly<Screen['tab']> {
  readonly remote: string;
  readonly screen: ScreenId;
  /** What of the platform it takes beside what every screen does. */
  readonly needs: readonly PlatformPart[];
  readonly heading?: Screen['heading'];
  /** The query parameters that name an open record. */
  readonly params: readonly string[];
  /** What is wrong with the release that brings it, as the end of a sentence about that release. */
  readonly fault?: string;
}

/** What the page's own release knew of its remotes. It was checked as it was written into the page. */
export const stampedRemotes = (): Described => pageMeta('remotes') as Described;

const byOrder = (a: RemoteTab, b: RemoteTab) => a.order - b.order || (a.key < b.key ? -1 : 1);

export const sortedTabs = (tabs: readonly RemoteTab[]): readonly RemoteTab[] =>
  [...tabs].sort(byOrder);

export const tabsOfRemote = ({ name, screens }: RemoteDescription): RemoteTab[] =>
  Object.entries(screens).map(([screen, { tab, needs, draws, heading, records }]) => ({
    ...tab,
    remote: name,
    screen: `${name}/${screen}` as const,
    needs: draws === true ? [...needs, platform.charts] : needs,
    heading,
    params: records.map(({ param }) => param),
  }));

/** What every remote says of its screens. */
export const screensOf = (described: Described): readonly Screen[] =>
  Object.values(described).flatMap(({ screens }) => Object.values(screens));

/** The tabs of remotes in their order. */
export const tabsOf = (described: Described): readonly RemoteTab[] =>
  sortedTabs(Object.values(described).flatMap(tabsOfRemote));

/** With what a tab begins at an address: a record that is open has a heading of its own. */
export const headingAt = ({ heading, params }: RemoteTab, address: URLSearchParams) =>
  params.some((param) => address.has(param)) ? undefined : heading;

export const tabNamed = (tabs: readonly RemoteTab[], key: string | null): RemoteTab | undefined =>
  tabs.find((tab) => tab.key === key);
