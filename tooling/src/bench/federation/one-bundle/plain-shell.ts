import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Configuration } from 'webpack';
import { packageDirectory, repository } from '../../../packages';
import { writeSource, type OtherBuild } from './written-files';

const host = packageDirectory('host');

/** A file of the shell as it is imported. */
export const quoted = (file: string): string => JSON.stringify(join(host, 'src', file));

const kernelsShell = JSON.stringify(join(repository, 'shared-kernel/src/shell/index.ts'));

/** The remotes are those of the page's own release: there is nothing to be told. */
const pageRemotes = `import { setRecordPlaces } from ${kernelsShell};
import { stampedRemotes, tabsOf } from ${quoted('page/described-tabs.ts')};
import { recordPlaces } from ${quoted('federation/record-places.ts')};
const described = stampedRemotes();
setRecordPlaces(recordPlaces(described));
const remotes = { described, tabs: tabsOf(described), names: Object.keys(described), isSettled: true };
export const pageRemotes = () => remotes;
export const usePageRemotes = pageRemotes;
`;

const composition = `export const loadComposition = () => Promise.resolve();
export const keepDeployed = loadComposition;
`;

/** No release says which files a tab has: its code is fetched as importing it does, and so runs too. */
const prefetchTab = `import { prefersLessData } from ${kernelsShell};
import { loadScreen } from ${quoted('federation/load-remote-screen.ts')};
export async function prefetchTab({ screen }) {
  if (!prefersLessData()) await loadScreen(screen).catch(() => undefined);
}
`;

const screens = (importScreen: string) => `${importScreen}
const loaded = new Map();
export const loadedScreen = (id) => loaded.get(id);
export async function loadScreen(id) {
  const module = await importScreen(id);
  loaded.set(id, module);
  return module;
}
export const prepareScreen = loadScreen;
`;

/** Of what only a page that is composed of releases has to show. */
const nothing = (component: string) => `export const ${component} = () => null;
`;

interface ShellParts {
  /** What the dashboard's page brings for its screens. */
  readonly platform: string;
  /** Declares `importScreen`, which imports a screen by its id. */
  readonly importScreen: string;
}

/** No build for production has them, and what is read here is source. */
const developmentPages = `export const developmentPages = () => [];
`;

/** What stands in for those of the shell's files that speak of compositions, releases and overrides. */
const standIns = ({ platform, importScreen }: ShellParts): Readonly<Record<string, string>> => ({
  'app/development-pages.tsx': developmentPages,
  'federation/page-remotes.ts': pageRemotes,
  'federation/composition.ts': composition,
  'federation/prefetch-tab.ts': prefetchTab,
  'federation/deployment-notices.tsx': nothing('DeploymentNotices'),
  'federation/faulty-remote.tsx': nothing('FaultyRemote'),
  'federation/release-inspector.tsx': nothing('ReleaseInspector'),
  'dashboard/frame/missing-tab-notice.tsx': nothing('MissingTabNotice'),
  'federation/shared-modules.ts': platform,
  'federation/load-remote-screen.ts': screens(importScreen),
});

export interface ShellSources {
  /** What replaces which of the shell's files. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly head: string;
}

/** Writes what stands in for the shell's composing; gives webpack's aliases, by the files they replace. */
export const plainShellAliases = (build: OtherBuild, parts: ShellParts): ShellSources['aliases'] =>
  Object.fromEntries(
    Object.entries(standIns(parts)).map(([file, source]) => {
      const path = join(host, 'src', file);
      // One that has moved would be built in again, and nobody would see it.
      if (!existsSync(path))
        throw new Error(`The shell has no ${file} to leave out of the ${build}.`);
      return [path, writeSource(build, `${parse(file).name}.js`, source)];
    }),
  );

/** Aliases of a build and what replaces files of the shell. */
export function resolveWith(
  { resolve = {} }: Configuration,
  aliases: ShellSources['aliases'],
): Configuration['resolve'] {
  const { alias } = resolve;
  return { ...resolve, alias: { ...(Array.isArray(alias) ? {} : alias), ...aliases } };
}
