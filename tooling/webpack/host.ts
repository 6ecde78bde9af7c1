import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type BuildMode } from './base';
import { EmitScriptPlugin } from './emit-script-plugin';
import { providedByShell } from './platform';

export interface HostBuild {
  readonly directory: string;
  readonly entry: string;
  /** Template of the one page, with `<%= script %>` and `<%= style %>`. */
  readonly template: string;
  /** The script that runs before first paint, in TypeScript without imports. */
  readonly earlyScript: string;
  /** Style that the HTML itself carries. */
  readonly style: string;
}

/** Builds the shell: nothing of a remote compiled in, the platform provided. */
export function hostConfig({ directory, entry, template, earlyScript, style }: HostBuild) {
  return (mode: BuildMode): Configuration => {
    const base = baseConfig({ directory, mode });
    const early = new EmitScriptPlugin(join(directory, earlyScript), 'assets/early');
    return {
      ...base,
      name: 'host',
      entry: { main: entry },
      output: { ...base.output, publicPath: '/', uniqueName: 'trustfold-host' },
      plugins: [
        ...(base.plugins ?? []),
        early,
        new HtmlWebpackPlugin({
          template: join(directory, template),
          scriptLoading: 'defer',
          templateParameters: { earlyScript: `/${early.fileName}`, style },
          minify: false,
        }),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          shared: providedByShell(),
          manifest: false,
          dts: false,
          runtimePlugins: [join(import.meta.dirname, 'runtime/chunk-guard.ts')],
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
    };
  };
}
