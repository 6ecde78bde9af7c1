import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteName, ScreenId } from 'shared-kernel/remote';
import type { Configuration, Module } from 'webpack';
import { packageOfRemote } from '../src/packages';
import { baseConfig } from './base';
import { devServer } from './development';
import { withMode } from './package-config';
import { takenFromShell } from './platform';

/** The screens of one remote, by the name after the slash. */
type Exposes<Name extends RemoteName> = {
  readonly [Id in ScreenId as Id extends `${Name}/${infer Screen}` ? Screen : never]: string;
};

export interface RemoteBuild<Name extends RemoteName> {
  readonly name: Name;
  readonly directory: string;
  readonly exposes: Exposes<Name>;
}

const bundlerRuntime = /@module-federation\/webpack-bundler-runtime\//;

/** Builds one remote: its own code alone, everything of the platform taken from the shell. */
export function remoteConfig<Name extends RemoteName>({
  name,
  directory,
  exposes,
}: RemoteBuild<Name>) {
  return withMode((mode): Configuration => {
    const base = baseConfig({ directory, mode });
    return {
      ...base,
      name,
      entry: {},
      output: { ...base.output, uniqueName: `remote-${name}` },
      // The shell lends the federation's runtime: see host/src/federation/runtime.ts.
      externals: ({ request }, answer) =>
        bundlerRuntime.test(request)
          ? answer(undefined, 'var _FEDERATION_BUNDLER_RUNTIME')
          : answer(),
      optimization: {
        ...base.optimization,
        splitChunks: {
          // What more than one of its screens takes comes with the entry, however small: whoever asks for the
          // entry wants a screen. What they take from the shell stays with the screen that takes it.
          cacheGroups: {
            default: false,
            defaultVendors: false,
            screens: {
              name,
              test: ({ type }: Module) => type.startsWith('javascript/'),
              minChunks: 2,
              enforce: true,
            },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
          exposes: Object.fromEntries(
            Object.entries<string>(exposes).map(([screen, file]) => [`./${screen}`, file]),
          ),
          shared: takenFromShell(directory),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          runtimePlugins: [join(import.meta.dirname, 'runtime/chunk-guard.ts')],
          experiments: { optimization: { target: 'web' } },
        }),
      ],
      devServer: devServer(packageOfRemote(name)),
    };
  });
}
