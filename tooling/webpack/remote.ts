import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { aloneConfig } from './alone';
import { baseConfig } from './base';
import { describeRemote, screenModule, DescriptionPlugin } from './description';
import { devServer } from './development-servers';
import { loaderPlugin, OwnLoaderPlugin, PortableIdsPlugin } from './federation-plugins';
import { withMode, type PackageConfig } from './package-config';
import { sharedFromShell } from './platform';

const isScript = ({ type }: Module) => type.startsWith('javascript/');

const isScreen = ({ name }: Chunk) => name?.startsWith('__federation_expose_') === true;

/** What several parts take that come after a screen, and no screen itself, comes with the first of those parts. */
const sharedByLaterParts = (name: string) => ({
  name: `${name}-later`,
  priority: 1,
  test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    isScript(module) && chunkGraph.getModuleChunks(module).every((chunk) => !isScreen(chunk)),
  minChunks: 2,
  enforce: true,
});

/**
 * What more than one of its screens takes comes with the entry, however small: a page that asks for the entry wants a screen.
 * What they take from the shell stays with the screen that takes it.
 */
const sharedByScreens = (name: string) => ({
  default: false as const,
  defaultVendors: false as const,
  later: sharedByLaterParts(name),
  screens: {
    name,
    test: isScript,
    minChunks: 2,
    enforce: true,
  },
});

/** Builds the remote in a folder as it describes itself: its own code alone, everything of the platform taken from the shell. */
export async function remoteConfig(directory: string): Promise<PackageConfig> {
  const description = await describeRemote(directory);
  const { name, screens } = description;
  const composed = withMode((mode, isServed): Configuration => {
    const base = baseConfig({ directory, mode, isServed });
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
        new OwnLoaderPlugin(),
        new PortableIdsPlugin(),
        new ModuleFederationPlugin({
          name,
          // A name with a dash is none for a variable.
          library: { type: 'window', name },
          filename: mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
          exposes: Object.fromEntries(
            Object.keys(screens).map((screen) => [`./${screen}`, screenModule(screen)]),
          ),
          shared: sharedFromShell,
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          runtimePlugins: [loaderPlugin],
          // The shell provides it.
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
      devServer: devServer(name),
    };
  });
  return (environment, args) =>
    environment.alone === true
      ? aloneConfig({ directory, name, screens: Object.keys(screens) })
      : composed(environment, args);
}
