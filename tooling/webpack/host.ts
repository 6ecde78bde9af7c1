import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type BuildMode } from './base';
import { EmitScriptPlugin } from './emit-script-plugin';
import { PageHeadPlugin } from './page-head-plugin';
import { kernelVersion } from './platform';

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

/** Chunks of the pages that stand beside the dashboard, one of which a visit mostly leaves for it. */
const pages = new Set(['landing', 'portal-sign-in', 'demo-sign-in', 'portal-selection']);

const isDashboard = (name: string | null | undefined) =>
  name === 'dashboard' || name === 'dashboard-start';

/**
 * Builds the shell: nothing of a remote compiled in. The shell itself takes nothing from a share scope,
 * it only fills one, when its first remote is asked for; so until then it is as light as one bundle.
 */
export function hostConfig({ directory, entry, template, earlyScript, style }: HostBuild) {
  return (mode: BuildMode): Configuration => {
    const base = baseConfig({ directory, mode });
    const early = new EmitScriptPlugin(join(directory, earlyScript), 'assets/early');
    return {
      ...base,
      name: 'host',
      entry: { main: [join(import.meta.dirname, 'runtime/guard-shell.ts'), entry] },
      output: { ...base.output, publicPath: '/', uniqueName: 'trustfold-host' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          // The federation's runtime is nobody else's: one file, one request.
          chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'federation',
          cacheGroups: {
            // What the dashboard's start and its page share with each other, and with no chunk but another
            // page's, is sent once.
            dashboardBase: {
              name: 'dashboard-base',
              chunks: ({ name }) => isDashboard(name),
              test: (module, { chunkGraph }) =>
                Array.from(chunkGraph.getModuleChunksIterable(module)).every(
                  ({ name }) => isDashboard(name) || pages.has(name ?? ''),
                ),
              minChunks: 2,
              enforce: true,
            },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        early,
        new HtmlWebpackPlugin({
          template: join(directory, template),
          scriptLoading: 'defer',
          templateParameters: { earlyScript: `/${early.fileName}`, style },
          minify: false,
        }),
        new PageHeadPlugin(kernelVersion),
        // The federation runtime drops what only a server, or a remote found by its manifest, would use.
        new webpack.DefinePlugin({
          ENV_TARGET: JSON.stringify('web'),
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          FEDERATION_OPTIMIZE_NO_REMOTE: false,
          FEDERATION_OPTIMIZE_NO_SHARED: false,
        }),
      ],
    };
  };
}
