import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory, repository } from '../../../packages';
import { writeSource, type OtherBuild } from './written-files';

const host = packageDirectory('host');

/** A file of the shell as it is imported. */
export const quoted = (file: string): string => JSON.stringify(join(host, 'src', file));

const kernelsShell = JSON.stringify(join(repository, 'shared-kernel/src/shell/index.ts'));

/** The remotes are those of the page's own release: there is nothing to be told. */
const pageRemotes = `import { setRecordPlaces } from ${kernelsShell};
import { stampedRemotes, tabsOf } from ${quoted('federation/described-tabs.ts')};
const described = stampedRemotes();
const screens = Object.values(described).flatMap((remote) => Object.values(remote.screens));
setRecordPlaces(Object.fromEntries(
  screens.flatMap(({ tab, records }) => records.map(({ kind, param }) => [kind, { tab: tab.key, param }])),
));
const remotes = { described, tabs: tabsOf(described), names: Object.keys(described), isSettled: true };
export const pageRemotes = () => remotes;
export const usePageRemotes = pageRemotes;
`;

const composition = `export const loadComposition = () => Promise.resolve();
export const loadRelease = () => Promise.reject(new Error('Nothing is released here.'));
`;

/** What only a page that is composed of releases has to show. */
const nothing = `export const DeploymentNotices = () => null;
export const FaultyRemote = () => null;
export const MissingTabNotice = () => null;
export const ReleaseInspector = () => null;
`;

/** The shell's files that speak of compositions, releases and overrides, each with what stands in for it. */
const replaced = {
  'federation/page-remotes.ts': 'page-remotes.js',
  'federation/composition.ts': 'composition.js',
  'federation/deployment-notices.tsx': 'nothing.js',
  'federation/faulty-remote.tsx': 'nothing.js',
  'federation/release-inspector.tsx': 'nothing.js',
  'dashboard/frame/missing-tab-notice.tsx': 'nothing.js',
  'federation/platform.ts': 'platform.js',
  'federation/screens.ts': 'screens.js',
} as const;

interface ShellParts {
  /** What the dashboard's page brings for its screens. */
  readonly platform: string;
  /** How a screen is loaded: `loadedScreen`, `loadScreen`, `prepareScreen`. */
  readonly screens: string;
}

/** Writes what stands in for the shell's composing; gives webpack's aliases, by the files they replace. */
export function plainShellAliases(
  build: OtherBuild,
  { platform, screens }: ShellParts,
): Readonly<Record<string, string>> {
  const sources: Readonly<Record<string, string>> = {
    'page-remotes.js': pageRemotes,
    'composition.js': composition,
    'nothing.js': nothing,
    'platform.js': platform,
    'screens.js': screens,
  };
  const files = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, writeSource(build, name, source)]),
  );
  return Object.fromEntries(
    Object.entries(replaced).map(([file, by]) => {
      const path = join(host, 'src', file);
      // One that has moved would be built in again, and nobody would see it.
      if (!existsSync(path))
        throw new Error(`The shell has no ${file} to leave out of the ${build}.`);
      return [path, files[by] ?? ''];
    }),
  );
}
