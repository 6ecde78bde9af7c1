import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { standaloneConfig } from './standalone';
import { baseConfig } from './base';
import { describeRemote, screenModule, DescriptionPlugin } from './description';
import { devServer } from './development-servers';
import { loaderPlugin, OwnLoaderPlugin, PortableIdsPlugin } from './federation-plugins';
import { withMode, type PackageConfig } from './package-config';
import { sharedFromShell } from './platform';

const isScript = ({ type }: Module) => type.startsWith('javascript/');

const isScreen = ({ name }: Chunk) => name?.startsWith('__federation_expose_') === true;

/** Code that several lazy chunks share goes into one chunk, unless a screen uses it. */
const sharedByLazyChunks = (name: string) => ({
  name: `${name}-later`,
  priority: 1,
  test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    isScript(module) && chunkGraph.getModuleChunks(module).every((chunk) => !isScreen(chunk)),
  minChunks: 2,
  enforce: true,
});

/** Code that several screens share goes into the entry, because each page with the entry shows a screen. */
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
export async function remoteConfig(directory: string): Promise<PackageConfig> {
  const description = await describeRemote(directory);
  const { name, screens } = description;
  const composed = withMode((kind): Configuration => {
    const base = baseConfig({ directory, ...kind });
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
          // The library type is `window`, because a name with a dash is no valid variable name.
          library: { type: 'window', name },
          filename:
            kind.mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
          exposes: Object.fromEntries(
            Object.keys(screens).map((screen) => [`./${screen}`, screenModule(screen)]),
          ),
          shared: sharedFromShell,
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          runtimePlugins: [loaderPlugin],
          // The shell provides the federation runtime, so a remote does not include it.
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
      devServer: devServer(name),
    };
  });
  return (environment, args) =>
    environment.alone === true
      ? standaloneConfig({ directory, name, screens: Object.keys(screens) })
      : composed(environment, args);
}
