import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { sharedModuleNames } from 'shared-kernel/remote';
import webpack, { type Configuration } from 'webpack';
import { createBaseConfig } from '../../webpack/base';
import { describeRemote, getScreenModulePath } from '../../webpack/description';
import { buildHeadScript } from '../../webpack/build-head-script';
import { kernelVersion } from '../../webpack/package-version';
import { loadPackageConfig } from '../build/package-config';
import { getPackageFolder, getRemotePackageName, remoteNames, repository } from '../packages';
import { getBenchFolder, type ComparisonBuild } from './common';

const host = getPackageFolder('host');
const quoted = (file: string) => JSON.stringify(join(host, 'src', file));
const kernelFile = (file: string) => JSON.stringify(join(repository, 'shared-kernel/src', file));
const kernelShell = kernelFile('shell/index.ts');
const nothing = (name: string) => `export const ${name} = () => null;`;

const importers = (build: ComparisonBuild) =>
  remoteNames.flatMap((name) => {
    const folder = join(getPackageFolder(getRemotePackageName(name)), 'src/exposes');
    return readdirSync(folder).map((file) => {
      const id = `${name}/${parse(file).name}`;
      const chunk = `/* webpackChunkName: "${id.replace('/', '-')}" */ ${JSON.stringify(join(folder, file))}`;
      return `'${id}': () => import(${build === 'bundle' ? chunk : `'${id}'`}),`;
    });
  });

const replaced = (build: ComparisonBuild): Readonly<Record<string, string>> => ({
  'app/development-pages.tsx': 'export const createDevelopmentRoutes = () => [];',
  'federation/page-remotes.ts': `import { setDescriptions } from ${kernelShell};
import { listTabs, readBuiltInRemotes } from ${quoted('page/remote-tabs.ts')};
import * as descriptions from ${quoted('federation/descriptions.ts')};
const described = readBuiltInRemotes();
setDescriptions({
  recordRoutes: descriptions.listRecordRoutes(described),
  tabFilters: descriptions.listTabFilters(described),
  permissions: descriptions.listDeclaredPermissions(described),
  collections: descriptions.listDeclaredCollections(described),
});
const remotes = { described, tabs: listTabs(described), names: Object.keys(described), isSettled: true };
export const getPageRemotes = () => remotes;
export const usePageRemotes = getPageRemotes;`,
  'federation/composition.ts': `export const loadComposition = () => Promise.resolve();
export const saveLastComposition = loadComposition;
export const reloadRelease = loadComposition;
export const loadRelease = () => Promise.reject(new Error('There are no releases.'));`,
  'federation/deployment-notices.tsx': nothing('DeploymentNotices'),
  'federation/release-inspector.tsx': nothing('ReleaseInspector'),
  'dashboard/frame/missing-tab-notice.tsx': nothing('MissingTabNotice'),
  // The shell of the `usual` build provides the shared modules, so that the page does not load the kernel twice.
  'federation/shared-modules.ts': `globalThis.provided = [${
    build === 'usual'
      ? sharedModuleNames.kernel.map((name) => `() => import('${name}')`).join()
      : ''
  }];`,
  'federation/load-remote-screen.ts': `import { createLazyResource } from ${kernelFile('loading/index.ts')};
const screens = {
${importers(build).join('\n')}
};
const resources = new Map();
export const findRemoteFolder = () => undefined;
export function getRemoteScreen(id) {
  const known = resources.get(id) ?? createLazyResource(async () => (await screens[id]()).Screen);
  resources.set(id, known);
  return known;
}
export const preloadScreen = (id) => getRemoteScreen(id).preload();`,
});

/** The script in the head of a comparison build. Unlike the product’s script, it does not request the composition. */
const head = `import { findTab, listTabs, readBuiltInRemotes } from ${quoted('page/remote-tabs')};
import { watchMainScript } from ${quoted('head/watch-main-script')};
import { setRootAttributes } from ${quoted('head/set-root-attributes')};
import { preloadPage } from ${quoted('head/preload-page')};
watchMainScript();
setRootAttributes();
preloadPage((key) => {
  const tab = findTab(listTabs(readBuiltInRemotes()), key);
  return tab ? [tab.screen.replace('/', '-')] : [];
});`;

function writeSource(build: ComparisonBuild, name: string, source: string): string {
  mkdirSync(getBenchFolder(build, 'src'), { recursive: true });
  const file = getBenchFolder(build, `src/${name}`);
  writeFileSync(file, source);
  return file;
}

const pluginsOf = ({ plugins = [] }: Configuration, without: readonly string[]) =>
  plugins.filter((plugin) => plugin && !without.includes(plugin.constructor.name));

function otherShell(build: ComparisonBuild, shell: Configuration): Configuration {
  const files = Object.entries(replaced(build)).map(
    ([file, source]) =>
      [join(host, 'src', file), writeSource(build, `${parse(file).name}.js`, source)] as const,
  );
  const page = shell.plugins?.find((plugin) => plugin instanceof HtmlWebpackPlugin);
  const options = page?.userOptions ?? {};
  const given = typeof options.templateParameters === 'object' ? options.templateParameters : {};
  return {
    ...shell,
    name: build,
    parallelism: 1,
    output: { ...shell.output, path: getBenchFolder(build, ''), uniqueName: build },
    module: { ...shell.module, parser: { javascript: { exportsPresence: 'error' } } },
    resolve: {
      ...shell.resolve,
      alias: Object.assign({}, shell.resolve?.alias, Object.fromEntries(files)),
      modules: ['node_modules', join(host, 'node_modules')],
    },
    plugins: [
      ...pluginsOf(shell, ['HtmlWebpackPlugin']),
      new HtmlWebpackPlugin({
        ...options,
        templateParameters: {
          ...given,
          headScript: buildHeadScript(writeSource(build, 'head.ts', head)),
        },
      }),
    ],
  };
}

const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom', 'jotai'];
/** Shell and remotes declare singletons, as the documentation of the federation plugin recommends. */
const kernel = { version: kernelVersion, requiredVersion: `^${kernelVersion}` };
const shared = Object.fromEntries<object>([
  ...[...libraries, '@tanstack/react-query', 'antd'].map(
    (name) => [name, { singleton: true }] as const,
  ),
  ...sharedModuleNames.kernel.map((name) => [name, { singleton: true, ...kernel }] as const),
]);
const plainPlugin = (options: object) =>
  new ModuleFederationPlugin({ shared, dts: false, ...options });

function usualShell(shell: Configuration): Configuration {
  const other = otherShell('usual', shell);
  const own = [
    'PageHeadPlugin',
    'RemoveScriptLoaderPlugin',
    'ReproducibleIdsPlugin',
    'ModuleFederationPlugin',
  ];
  const addresses = remoteNames.map((name) => [name, `${name}@/${name}/mf-manifest.json`] as const);
  const entry = writeSource('usual', 'entry.js', `import(${quoted('index.ts')});`);
  return {
    ...other,
    entry: { main: entry },
    optimization: { minimizer: shell.optimization?.minimizer ?? [] },
    plugins: [
      ...pluginsOf(other, own),
      plainPlugin({ name: 'shell', remotes: Object.fromEntries(addresses) }),
    ],
  };
}

async function usualRemote(name: string): Promise<Configuration> {
  const directory = getPackageFolder(getRemotePackageName(name));
  const base = createBaseConfig({ directory, mode: 'production' });
  const { screens: described } = await describeRemote(directory);
  const exposes = Object.keys(described).map(
    (screen) => [`./${screen}`, getScreenModulePath(screen)] as const,
  );
  const options = { name, filename: 'remoteEntry.js', exposes: Object.fromEntries(exposes) };
  return {
    ...base,
    name: `usual-${name}`,
    entry: {},
    parallelism: 1,
    output: { ...base.output, path: getBenchFolder('usual', name), uniqueName: `usual-${name}` },
    plugins: [...(base.plugins ?? []), plainPlugin(options)],
  };
}

const shell = (await loadPackageConfig('host'))({}, { mode: 'production' });
const remotes = await Promise.all(remoteNames.map(usualRemote));
const all = [otherShell('bundle', shell), usualShell(shell), ...remotes];
webpack(Object.assign(all, { parallelism: 1 })).run((error, stats) => {
  if (!error && stats?.hasErrors() === false) return;
  console.error(error ?? stats?.toString('errors-only'));
  process.exitCode = 1;
});
