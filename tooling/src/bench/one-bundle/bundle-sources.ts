import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { packageDirectory, packageOfRemote, remoteNames, repository } from '../../packages';
import { benchDirectory } from '../product';

/** Where the one bundle has its own sources, what is built of them, and what is served. */
export const bundleFolder = (inside: string): string => join(benchDirectory, 'one-bundle', inside);

function writeSource(name: string, source: string): string {
  const file = bundleFolder(name);
  mkdirSync(bundleFolder(''), { recursive: true });
  writeFileSync(file, source);
  return file;
}

const host = packageDirectory('host');

/** A file of the shell as it is imported. */
const quoted = (file: string): string => JSON.stringify(join(host, 'src', file));

const kernelsShell = JSON.stringify(join(repository, 'shared-kernel/src/shell/index.ts'));
const sharedVersions = quoted('federation/shared-versions.ts');

function* exposedScreens(): Generator<string> {
  for (const name of remoteNames) {
    const folder = join(packageDirectory(packageOfRemote(name)), 'src/exposes');
    for (const file of readdirSync(folder)) {
      const screen = file.replace(/\.ts$/, '');
      yield `  ${JSON.stringify(`${name}/${screen}`)}: () => import(/* webpackChunkName: "${name}-${screen}" */ ${JSON.stringify(join(folder, screen))}),`;
    }
  }
}

/** What the dashboard's page lends: the screens, where the product lends its platform to the remotes. */
const screens = () => `import { provideModules } from ${sharedVersions};
provideModules({
${[...exposedScreens()].join('\n')}
});
`;

const loadRemoteScreen = `import { sharedModules } from ${sharedVersions};
const loaded = new Map();
export const loadedScreen = (id) => loaded.get(id);
export async function loadScreen(id) {
  const module = await (await sharedModules)[id]();
  loaded.set(id, module);
  return module;
}
export const prepareScreen = loadScreen;
`;

/** The remotes are those of the page's own release. */
const pageRemotes = `import { setRecordPlaces } from ${kernelsShell};
import { stampedRemotes, tabsOf } from ${quoted('page/described-tabs.ts')};
import { recordPlaces, tabFilters } from ${quoted('federation/record-places.ts')};
const described = stampedRemotes();
setRecordPlaces(recordPlaces(described), tabFilters(described));
const remotes = { described, tabs: tabsOf(described), names: Object.keys(described), isSettled: true };
export const pageRemotes = () => remotes;
export const usePageRemotes = pageRemotes;
`;

const composition = `export const loadComposition = () => Promise.resolve();
export const keepDeployed = loadComposition;
`;

/** Readers of the bench save data: nothing is prefetched for them. */
const prefetchTab = `export const prefetchTab = () => Promise.resolve();
`;

/** A component that only a page composed of releases has. */
const nothing = (component: string) => `export const ${component} = () => null;
`;

/** What replaces the shell's files that concern compositions, releases and overrides. */
const replaced = (): Readonly<Record<string, string>> => ({
  // No build for production has these pages; the test reads the sources.
  'app/development-pages.tsx': `export const developmentPages = () => [];
`,
  'federation/page-remotes.ts': pageRemotes,
  'federation/composition.ts': composition,
  'federation/prefetch-tab.ts': prefetchTab,
  'federation/deployment-notices.tsx': nothing('DeploymentNotices'),
  'federation/faulty-remote.tsx': nothing('FaultyRemote'),
  'federation/release-inspector.tsx': nothing('ReleaseInspector'),
  'dashboard/frame/missing-tab-notice.tsx': nothing('MissingTabNotice'),
  'federation/shared-modules.ts': screens(),
  'federation/load-remote-screen.ts': loadRemoteScreen,
});

/** The page's head without its request for the composition: a tab's screen is a chunk like any other. */
const head = `import { stampedRemotes, tabNamed, tabsOf } from ${quoted('page/described-tabs')};
import { awaitMain } from ${quoted('head/await-main')};
import { paint } from ${quoted('head/paint')};
import { startAhead } from ${quoted('head/start-ahead')};
paint();
awaitMain();
startAhead((key) => {
  const tab = tabNamed(tabsOf(stampedRemotes()), key);
  return tab ? [tab.screen.replace('/', '-')] : [];
});
`;

export interface BundleSources {
  /** What replaces which of the shell's files. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly head: string;
}

/** Writes the files in which the one bundle differs from the product: where screens come from, and the head. */
export const writeBundleSources = (): BundleSources => ({
  aliases: Object.fromEntries(
    Object.entries(replaced()).map(([file, source]) => {
      const path = join(host, 'src', file);
      // The original of a file that has moved would be in the bundle, unnoticed.
      if (!existsSync(path))
        throw new Error(`The shell has no ${file} to leave out of the bundle.`);
      return [path, writeSource(`${parse(file).name}.js`, source)];
    }),
  ),
  head: writeSource('head.ts', head),
});
