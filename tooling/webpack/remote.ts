import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { createStandaloneConfig } from './standalone';
import { createBaseConfig } from './base';
import { describeRemote, getScreenModulePath, DescriptionPlugin } from './description';
import { createDevServer } from './development-servers';
import {
  loaderPluginFile,
  RemoveScriptLoaderPlugin,
  ReproducibleIdsPlugin,
} from './federation-plugins';
import { createConfigForMode, type PackageConfig } from './package-config';
import { sharedModulesFromShell } from './platform';

const isScript = ({ type }: Module) => type.startsWith('javascript/');

const isScreen = ({ name }: Chunk) => name?.startsWith('__federation_expose_') === true;

/** Puts code that several lazy chunks share into one chunk, unless a screen uses the code. */
const sharedByLazyChunks = (name: string) => ({
  name: `${name}-later`,
  priority: 1,
  test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    isScript(module) && chunkGraph.getModuleChunks(module).every((chunk) => !isScreen(chunk)),
  minChunks: 2,
  enforce: true,
});

/** Puts code that several screens share into the entry file, because every page that loads the entry shows a screen. */
const sharedByScreens = (name: string) => ({
  default: false as const,
  defaultVendors: false as const,
  later: sharedByLazyChunks(name),
  screens: {
    name,
    test: isScript,
    minChunks: 2,
    enforce: true,
  },
});

/** webpack configuration of a remote, based on its description. Shared modules come from the shell. */
export async function createRemoteConfig(directory: string): Promise<PackageConfig> {
  const description = await describeRemote(directory);
  const { name, screens } = description;
  const composed = createConfigForMode((kind): Configuration => {
    const base = createBaseConfig({ directory, ...kind });
    return {
      ...base,
      name,
      entry: {},
      output: { ...base.output, uniqueName: `remote-${name}` },
      optimization: {
        ...base.optimization,
        splitChunks: { cacheGroups: sharedByScreens(name) },
      },
      plugins: [
        ...(base.plugins ?? []),
        new DescriptionPlugin(description),
        new RemoveScriptLoaderPlugin(),
        new ReproducibleIdsPlugin(),
        new ModuleFederationPlugin({
          name,
          // The library type is `window`, because other types require a valid variable name, and the name contains a
          // dash.
          library: { type: 'window', name },
          filename:
            kind.mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
          exposes: Object.fromEntries(
            Object.keys(screens).map((screen) => [`./${screen}`, getScreenModulePath(screen)]),
          ),
          shared: sharedModulesFromShell,
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          runtimePlugins: [loaderPluginFile],
          // The shell provides the federation runtime, so a remote does not include it.
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
      devServer: createDevServer(name),
    };
  });
  return (environment, args) =>
    environment.alone === true
      ? createStandaloneConfig({ directory, name, screens: Object.keys(screens) })
      : composed(environment, args);
}
