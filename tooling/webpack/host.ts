import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { transformSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createTokensCss } from 'shared-kernel/theme/css-variables';
import type { Configuration } from 'webpack';
import { antdModuleRules, antdStylesCacheGroup, createStyleModuleReplacements } from './antd';
import { createBaseConfig, type BuildMode } from './base';
import { createShellDevServer } from './development-servers';
import { renderInitialHtml } from './initial-html';
import { buildHeadScript } from './build-head-script';
import { documentFontRules } from './letters/slices-loader';
import {
  loaderPluginFile,
  RemoveScriptLoaderPlugin,
  ReproducibleIdsPlugin,
} from './federation-plugins';
import { createConfigForMode } from './package-config';
import { PageHeadPlugin } from './page-head-plugin';
import { sharedChunkCacheGroups } from './shell-chunks';
import { kernelVersion } from './package-version';

export interface HostBuild {
  readonly directory: string;
  readonly entry: string;
  readonly template: string;
  readonly headScript: string;
  readonly firstScript: string;
  readonly initialHtml: string;
  readonly headStyles: readonly string[];
}

/** Uses the ES modules of the federation runtime. The CommonJS build would be a second copy of 9 kB (Brotli). */
const oneRuntimeRule = {
  test: /inject-external-runtime-core-plugin/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'module', 'default'] } } },
};

const require = createRequire(import.meta.url);

function pageStyle(ofComponents: string, own: readonly string[]): string {
  const read = (file: string) => readFileSync(file, 'utf8');
  const base = read(require.resolve('shared-kernel/theme/base.css'));
  const style = [createTokensCss(), base, ofComponents, ...own.map(read)].join('\n');
  return transformSync(style, { loader: 'css', minify: true, charset: 'utf8' }).code.trim();
}

function pagePlugin(build: HostBuild, mode: BuildMode): HtmlWebpackPlugin {
  const fileOf = (path: string) => join(build.directory, path);
  const first = renderInitialHtml(fileOf(build.initialHtml));
  return new HtmlWebpackPlugin({
    template: fileOf(build.template),
    scriptLoading: 'defer',
    templateParameters: {
      headScript: buildHeadScript(fileOf(build.headScript)),
      firstScript: buildHeadScript(fileOf(build.firstScript)),
      ...first.markup,
      style: pageStyle(first.style, build.headStyles.map(fileOf)),
    },
    minify: false,
    // The page is not cached in development, because it also depends on the descriptions of remotes.
    cache: mode === 'production',
  });
}

/** The plugin gets no remotes or shared modules, because the shell registers them at run time. */
const federationPlugin = () =>
  new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    runtimePlugins: [loaderPluginFile],
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
  });

export const kernelRules = [...antdModuleRules, ...documentFontRules, oneRuntimeRule];

/** webpack configuration of the shell. Shared modules are lazy, so that the first page stays small. */
export const createHostConfig = (build: HostBuild) =>
  createConfigForMode((kind): Configuration => {
    const base = createBaseConfig({ directory: build.directory, ...kind });
    return {
      ...base,
      name: 'host',
      entry: { main: build.entry },
      output: { ...base.output, publicPath: '/', uniqueName: 'trustfold-host' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          // A minimum chunk size would let webpack duplicate a module in several chunks of a page.
          minSize: 0,
          maxAsyncRequests: Number.POSITIVE_INFINITY,
          cacheGroups: { antdStyles: antdStylesCacheGroup, ...sharedChunkCacheGroups },
        },
      },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), ...kernelRules] },
      plugins: [
        ...(base.plugins ?? []),
        ...createStyleModuleReplacements(),
        pagePlugin(build, kind.mode),
        new PageHeadPlugin(kernelVersion),
        new RemoveScriptLoaderPlugin(),
        new ReproducibleIdsPlugin(),
        federationPlugin(),
      ],
      devServer: createShellDevServer(),
    };
  });
