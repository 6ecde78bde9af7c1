import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { lentKernel } from 'shared-kernel/remote';
import type { Configuration } from 'webpack';
import { baseConfig } from '../../../../webpack/base';
import { describeRemote, screenModule } from '../../../../webpack/description';
import { fontRule } from '../../../../webpack/font-rule';
import { kernelVersion } from '../../../../webpack/package-version';
import { packageDirectory, packageOfRemote, remoteNames } from '../../../packages';
import { plainPage } from './plain-page';
import { resolveWith } from './plain-shell';
import type { UsualSources } from './usual-sources';
import { folderOf } from './written-files';

/** Stands in the build for where a remote will be served. */
export const placeOf = (remote: string): string => `https://${remote}.bench.invalid`;

/** What the plugin itself names so. */
export const manifestName = 'mf-manifest.json';
export const entryName = 'remoteEntry.js';

const libraries = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'jotai',
  '@tanstack/react-query',
  'antd',
];

/**
 * Singletons on both sides, as the documentation shows: libraries that hold state, and antd for its theme.
 * Of the kernel those entries that the product shares; a workspace's version has to be told.
 */
const shared = {
  ...Object.fromEntries(libraries.map((name) => [name, { singleton: true }])),
  ...Object.fromEntries(
    lentKernel.map((name) => [
      name,
      { singleton: true, version: kernelVersion, requiredVersion: `^${kernelVersion}` },
    ]),
  ),
};

const remoteFolder = (name: string) => folderOf('usual', 'remotes', name);

async function usualRemote(name: string): Promise<Configuration> {
  const directory = packageDirectory(packageOfRemote(name));
  const { screens } = await describeRemote(directory);
  const base = baseConfig({ directory, mode: 'production' });
  return {
    ...base,
    name: `usual-${name}`,
    entry: {},
    output: { ...base.output, path: remoteFolder(name), uniqueName: `usual-${name}` },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: entryName,
        exposes: Object.fromEntries(
          Object.keys(screens).map((screen) => [`./${screen}`, screenModule(screen)]),
        ),
        shared,
        dts: false,
      }),
    ],
  };
}

function usualShell(shell: Configuration, { aliases, head, entry }: UsualSources): Configuration {
  const directory = packageDirectory('host');
  const base = baseConfig({ directory, mode: 'production' });
  return {
    ...base,
    name: 'usual',
    entry: { main: entry },
    output: {
      ...base.output,
      path: folderOf('usual', 'dist'),
      publicPath: '/',
      uniqueName: 'usual',
    },
    // What stands in for its files imports the kernel as they do.
    resolve: {
      ...resolveWith(base, aliases),
      modules: ['node_modules', join(directory, 'node_modules')],
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), fontRule] },
    plugins: [
      ...(base.plugins ?? []),
      ...plainPage(shell, head),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: Object.fromEntries(
          remoteNames.map((name) => [name, `${name}@${placeOf(name)}/${manifestName}`]),
        ),
        shared,
        dts: false,
      }),
    ],
  };
}

/** The same sources with one plain plugin each: the shell knows its remotes by their manifests. */
export const usualConfigs = async (
  shell: Configuration,
  sources: UsualSources,
): Promise<readonly Configuration[]> => [
  usualShell(shell, sources),
  ...(await Promise.all(remoteNames.map(usualRemote))),
];
