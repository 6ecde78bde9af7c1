import {
  parseDescription,
  findReleaseError,
  ownershipRegistry,
  type Composition,
  type RemoteDescription,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { overviewTab } from '../page/overview-tab';
import {
  sortTabs,
  createRemoteTabs,
  type RemoteDescriptions,
  type RemoteTab,
} from '../page/remote-tabs';

export interface Remotes {
  readonly described: RemoteDescriptions;
  readonly tabs: readonly RemoteTab[];
}

type Reading =
  | { readonly name: string; readonly description: RemoteDescription }
  | { readonly name: string; readonly fault: string };

function lackingScreen({ screens }: RemoteDescription, release: RemoteRelease): string | undefined {
  // A release from a development server lists no files.
  if (Object.keys(release.files).length === 0) return undefined;
  return Object.keys(screens).find((screen) =>
    (release.screens[screen] ?? ['']).some((path) => !Object.hasOwn(release.files, path)),
  );
}

function readRemote(name: string, release: RemoteRelease): Reading {
  const { description, fault } = parseDescription(name, release.brings);
  if (!description) return { name, fault };
  const astray = findReleaseError(release);
  if (astray !== undefined) return { name, fault: astray };
  const lacking = lackingScreen(description, release);
  return lacking === undefined
    ? { name, description }
    : { name, fault: `does not contain the files of screen ${lacking}.` };
}

/** Returns the tabs that show the error of a remote. If no tab is known, returns one tab with the remote’s name. */
function faultTabs(
  { name, fault }: Reading & { fault: string },
  known: RemoteDescription | undefined,
  taken: ReadonlySet<string>,
): RemoteTab[] {
  const free = known ? createRemoteTabs(known).filter(({ key }) => !taken.has(key)) : [];
  if (free.length > 0) return free.map((tab) => ({ ...tab, fault }));
  return [
    {
      key: taken.has(name) ? `remote-${name}` : name,
      label: name,
      icon: 'warning',
      order: Number.MAX_VALUE,
      remote: name,
      screen: `${name}/none`,
      needs: [],
      params: [],
      lists: [],
      fault,
    },
  ];
}

/** Reads the descriptions of all remotes. An invalid description does not affect other remotes. */
export function readRemotes({ remotes }: Composition, stamped: RemoteDescriptions): Remotes {
  const described: Record<string, RemoteDescription> = {};
  const faulty: (Reading & { fault: string })[] = [];
  const own = new Map<string, RemoteDescription>();
  const holders = ownershipRegistry.initialClaims(overviewTab);

  const isNew = (name: string) => !Object.hasOwn(stamped, name);
  const names = Object.keys(remotes).sort(
    (a, b) => Number(isNew(a)) - Number(isNew(b)) || (a < b ? -1 : 1),
  );
  for (const name of names) {
    const release = remotes[name];
    if (!release) continue;
    const reading = readRemote(name, release);
    if ('fault' in reading) {
      faulty.push(reading);
      continue;
    }
    const { description } = reading;
    const conflict = ownershipRegistry.register(holders, description);
    if (!conflict) described[name] = description;
    else {
      own.set(name, description);
      const { what, name: claimed, holder = 'another of its screens' } = conflict;
      faulty.push({
        name,
        fault: `uses the ${what} “${claimed}”, which is already used by ${holder}.`,
      });
    }
  }

  const taken = new Set([
    overviewTab,
    ...Object.values(described).flatMap((one) => createRemoteTabs(one).map(({ key }) => key)),
  ]);
  const faults = faulty.flatMap((reading) => {
    const known =
      own.get(reading.name) ?? (isNew(reading.name) ? undefined : stamped[reading.name]);
    const tabs = faultTabs(reading, known, taken);
    for (const { key } of tabs) taken.add(key);
    return tabs;
  });
  const tabs = Object.values(described).flatMap(createRemoteTabs);
  return { described, tabs: sortTabs([...tabs, ...faults]) };
}
